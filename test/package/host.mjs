/** Starts the installed host, and plays at its table until a bot has answered. */
import { spawn } from 'node:child_process';

const args = 'host my-set --seats 2 --players 1 --bots random --format json --data tables'.split(' ');
const host = spawn(process.execPath, ['node_modules/ecos-cards/dist/ecos.mjs', ...args], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const [line] = await Promise.race([
    host.stdout.take(1).toArray(),
    new Promise((_, failed) => host.on('close', (code) => failed(new Error(`it ended with ${code}`)))),
  ]);
  const [{ seats }] = JSON.parse(`${line}`).tables;
  const page = await fetch(seats[0]);
  if (!page.ok || !(await page.text()).includes('table.js')) throw new Error('there is no page');
  const { host: at, pathname, hash } = new URL(seats[0]);
  const socket = new WebSocket(`ws://${at}${pathname}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ key: hash.slice(1) }));
  await new Promise((done, failed) => {
    socket.onerror = () => failed(new Error('the socket was refused'));
    socket.onmessage = ({ data }) => {
      const { v, view, refused } = JSON.parse(data);
      if (refused) failed(new Error(refused));
      if (view?.draws > 2) done();
      else if (view?.decision?.seat === 0) socket.send(JSON.stringify({ answer: 0, v }));
    };
  });
  socket.close();
  console.log('a bot plays at a table');
} finally {
  host.kill();
}
