/** The page of the host: `/#HOSTKEY`. */
import { showPage } from '../page.tsx';
import { HostController } from './host-controller.ts';
import { HostPage } from './host-page.tsx';

const fromAddress = location.hash.slice(1);
// Moves the key out of the address, which others may see on a screen or in the history. It stays with this tab.
if (fromAddress !== '') history.replaceState(fromAddress, '', '/');
const key = (history.state as string | null) ?? '';
showPage(key, {
  heading: 'Host',
  incomplete: (
    <>
      The address is incomplete: open the whole one that <code>ecos host</code> printed, with the part after
      #.
    </>
  ),
  begin: () => new HostController(key),
  view: (host) => <HostPage host={host} />,
  title: ({ answer }) => answer.value?.title ?? 'Host',
  table: ({ review }) => review.value?.table,
});
