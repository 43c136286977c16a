import data from '../data/new-horizon.ts';
import { type BundledSet, bundled } from './bundled.ts';
import { firstContinent } from './first-continent.ts';

/** An expansion with rivers and Landscape Features. */
export const newHorizon: BundledSet = bundled(data, firstContinent);
