/** The icons of cards, by word. */
import { assetData } from '../assets.ts';

export default assetData().icons;
