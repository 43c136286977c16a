import data from '../data/fire-and-rain.ts';
import { type BundledSet, bundled } from './bundled.ts';
import { firstContinent } from './first-continent.ts';

/** An expansion with bush fires, rains, meerkats and flamingos. */
export const fireAndRain: BundledSet = bundled(data, firstContinent);
