import { Type } from '@sinclair/typebox';
import { shape } from '../../kernel/ruleset/shape';

const title = Type.String({ minLength: 1, maxLength: 80, description: 'What it is called' });
const isPublic = Type.Boolean({ description: 'Whether everybody may see and name it; false unless given' });

export const NAME_PATTERN = '^[a-z0-9][a-z0-9-]{0,39}$';

export const NEW_COLLECTION = shape('NewCollection', {
  name: Type.String({ pattern: NAME_PATTERN, description: 'By which references name it: lower-case words joined by hyphens', examples: ['my-ogres'] }),
  title: Type.Optional(title),
  public: Type.Optional(isPublic),
});

export const COLLECTION_CHANGE = shape('CollectionChange', { title: Type.Optional(title), public: Type.Optional(isPublic) });

export const KEPT_ARMY = shape('KeptArmy', {
  name: Type.String({ minLength: 1, maxLength: 80, description: 'What it is called', examples: ['Ogres and gnolls'] }),
  public: Type.Optional(isPublic),
  input: Type.Object({}, { additionalProperties: true, description: 'The army, as the procedure takes it that checks armies of the game: warband of Chainmail, army of Battlesystem' }),
});
