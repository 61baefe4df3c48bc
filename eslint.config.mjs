import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'node_modules/', 'coverage/', 'clients/**/*.d.ts', 'clients/**/*.js'] },
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.ts'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: "TSEnumDeclaration", message: 'Use a union of string literals.' },
      ],
    },
  },
  {
    files: ['src/kernel/**/*.ts', 'src/rulesets/*/rules/**/*.ts', 'src/rulesets/*/bots/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'setTimeout', 'setInterval', 'process', 'Date', 'performance', 'fetch', 'Buffer'],
      'no-restricted-properties': [
        'error',
        ...['random', 'sin', 'cos', 'tan', 'atan', 'atan2', 'asin', 'acos', 'hypot', 'pow', 'exp', 'log'].map((property) => ({
          object: 'Math',
          property,
          message: 'Rules use only + - * / and square root, and no randomness but the dice they are given.',
        })),
      ],
    },
  },
  { files: ['**/*.js', '**/*.mjs'], languageOptions: { globals: { module: 'writable', require: 'readonly', process: 'readonly', console: 'readonly', __dirname: 'readonly', Buffer: 'readonly', setImmediate: 'readonly', queueMicrotask: 'readonly' } }, rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
