import data from '../data/polar-shores.ts';
import { type BundledSet, bundled } from './bundled.ts';
import { firstContinent } from './first-continent.ts';

/** An expansion with ice, glaciers and penguins. */
export const polarShores: BundledSet = bundled(data, firstContinent);
