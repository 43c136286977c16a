/** The worker of the first page, so that no key waits for a sentence to be read. */
import { expose } from 'comlink';
import { readSentence } from './front-reader.ts';

expose({ readSentence });
