/** The base set, compiled: the words random programs are made of. */
import { compile } from '../../compiler/compile.ts';
import { BASE } from '../rules/boards.ts';

const [base] = compile([BASE]).sets;

/** What a game with the base set is played with. */
export const CHAIN = base.chain;
export const WORDS = base.words;
