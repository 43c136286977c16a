/** The base set with markers and an animal with an adjacency rule, compiled: the vocabulary of random programs. */
import { compile } from '../../compiler/compile.ts';
import { BASE, MORE } from '../rules/boards.ts';

const [, base] = compile([BASE, MORE]).sets;

/** The chain of sets for games. */
export const CHAIN = base.chain;
export const WORDS = base.words;
