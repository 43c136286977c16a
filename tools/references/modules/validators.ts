/** Validators of small JSON data, generated from schemas. `tools/references/set-validator.ts` makes the one of sets. */
import { CHOICE_SCHEMA, END_SCHEMA, HEAD_SCHEMA } from '../../../runtime/log/schema.ts';
import { GAME_SCHEMA } from '../../../runtime/save/schema.ts';
import { GAME_SCHEMA as PLAYED_GAME_SCHEMA } from '../../../simulate/data/columns.ts';
import { ExpectSchema } from '../../../simulate/expect.ts';
import { SETUP_SCHEMA } from '../../../simulate/fleet/schemas.ts';
import { LINK_SCHEMA } from '../../../studio/link/schema.ts';
import { EVENT_SCHEMA } from '../../../table/game/journal-schema.ts';
import { MESSAGE_SCHEMA } from '../../../table/protocol/schema.ts';
import type { GeneratedFile } from '../page.ts';
import { validator } from './validator.ts';

/** The file of each validator, and the schema it validates. */
const VALIDATORS: readonly (readonly [file: string, schema: object])[] = [
  ['runtime/save/game-validator.generated.ts', GAME_SCHEMA],
  ['runtime/log/head-validator.generated.ts', HEAD_SCHEMA],
  ['runtime/log/choice-validator.generated.ts', CHOICE_SCHEMA],
  ['runtime/log/end-validator.generated.ts', END_SCHEMA],
  ['studio/link/link-validator.generated.ts', LINK_SCHEMA],
  ['table/protocol/message-validator.generated.ts', MESSAGE_SCHEMA],
  ['table/game/event-validator.generated.ts', EVENT_SCHEMA],
  ['simulate/expect-validator.generated.ts', ExpectSchema],
  ['simulate/fleet/setup-validator.generated.ts', SETUP_SCHEMA],
  ['simulate/pool/game-validator.generated.ts', PLAYED_GAME_SCHEMA],
];

const HEAD = '/** Made by `npm run docs` from a schema; changes made here by hand are lost. */\n';

export function validatorPages(): GeneratedFile[] {
  return VALIDATORS.map(([file, schema]) => ({ file, text: HEAD + validator(schema, file) }));
}
