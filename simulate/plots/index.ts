/** Public interface of `simulate/plots`: the plots of sections, also in browsers. */
export { drawPlot } from './plots.ts';
