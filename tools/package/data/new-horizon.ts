import { setData } from '../set-data.ts';

export default setData('new-horizon');
