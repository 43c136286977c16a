/** The base set with markers, and an animal that lives beside something, compiled: the words random programs are made of. */
import { compile } from '../../compiler/compile.ts';
import { BASE, MORE } from '../rules/boards.ts';

const [, base] = compile([BASE, MORE]).sets;

/** What a game with the base set is played with. */
export const CHAIN = base.chain;
export const WORDS = base.words;
