import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GraphqlTypes } from '../../resolution/graphql-types';
import { DRAW, MESSAGE, NEW_SESSION, NOTICE_KIND, PAUSE, UNDO } from '../bodies';
import { SCENE, UNITS } from '../scene/calibration';

/** How far a session is, as GraphQL names it: its problems have a status of another type. */
export const SessionPhase = { OPEN: 'open', PLAYING: 'playing', FINISHED: 'finished' } as const;
registerEnumType(SessionPhase, { name: 'SessionPhase', description: 'How far a session is', valuesMap: { OPEN: { description: 'Not started yet' }, PLAYING: { description: 'Being played' }, FINISHED: { description: 'Ended' } } });

/** The types that GraphQL derives from what is sent to sessions of every game. */
export const SESSION_TYPES = new GraphqlTypes('');
export const SessionScene = SESSION_TYPES.output(SCENE);
export const SessionSceneInput = SESSION_TYPES.input(SCENE);
export const SessionUnits = SESSION_TYPES.inputPart(UNITS, 'units') as object;
export const SessionDice = SESSION_TYPES.inputPart(NEW_SESSION.properties.dice, 'dice') as object;
export const UndoStepType = SESSION_TYPES.inputPart(UNDO.properties.type, 'type') as object;
export const PauseStepType = SESSION_TYPES.inputPart(PAUSE.properties.type, 'type') as object;
export const SessionRoom = SESSION_TYPES.inputPart(MESSAGE.properties.room, 'room') as object;
export const NoticeKind = SESSION_TYPES.inputPart(NOTICE_KIND, 'events') as object;
export const DrawStep = SESSION_TYPES.inputPart(DRAW.properties.type, 'type') as object;

@ObjectType({ description: 'What the caller calls a thing' })
export class SceneName {
  @Field(() => String, { description: "The caller's name" })
  name!: string;

  @Field(() => String, { description: 'The name that the set-up gives the thing' })
  id!: string;
}
