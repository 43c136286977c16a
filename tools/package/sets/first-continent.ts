import data from '../data/first-continent.ts';
import { type BundledSet, bundled } from './bundled.ts';

/** The base set. */
export const firstContinent: BundledSet = bundled(data);
