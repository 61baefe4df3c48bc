/** What a thrown value says, told by its shape: errors of Node itself are not `instanceof Error` in every realm. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

export function messageOf(error: unknown): string {
  const text = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
  return text.split('\n')[0] ?? '';
}
