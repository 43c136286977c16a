import { setData } from '../set-data.ts';

export default setData('first-continent');
