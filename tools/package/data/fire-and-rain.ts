import { setData } from '../set-data.ts';

export default setData('fire-and-rain');
