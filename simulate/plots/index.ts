/** Public interface of `simulate/plots`: the plots of sections, also in browsers. */
export { drawPlot, plotParts } from './plots.ts';
