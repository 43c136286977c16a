/** Pictures of one's own on cards in the studio, in a real browser. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { openedStudio } from './opened.ts';

const plain = (background: string, width = 300) =>
  sharp({ create: { width, height: 200, channels: 3, background } });
const RED = await plain('#d00000').jpeg().toBuffer();
const BLUE = await plain('#0000d0', 3000).png().toBuffer();

const CARDS = `card 901 brown "Herd"
  leaves 2
  energy sun
  art "herd.jpg" at 20
{
  gain 1vp;
}

card 902 blue "Pond"
  leaves 1
  energy water
{
  gain 2vp;
}
`;

const studio = openedStudio(
  { 'cards.eco': CARDS },
  {
    prepare: (folder) => {
      writeFileSync(join(folder, 'herd.jpg'), RED);
      writeFileSync(join(folder, 'blue.png'), BLUE);
    },
  },
);
const { click, eventually } = studio;

/** What is in the picture of the shown card: the type and the place of the part that is shown. */
const pictureOf = () =>
  studio.page.evaluate(`(() => {
    const image = document.querySelector('.face image');
    return image ? image.getAttribute('href').slice(0, 15) : 'none';
  })()`) as Promise<string>;

test('a card shows the copy of its picture, and the part of it that its text says at once', async () => {
  await click('link', '901 Herd');
  await eventually(pictureOf, /^data:image\/jpeg/);
});

test('a chosen file becomes the picture of a card, which can be removed', async () => {
  await click('link', '902 Pond');
  await eventually(pictureOf, /none/);
  await studio.page.waitForSelector('.pane input[type=file]');
  const [chooser] = await Promise.all([
    studio.page.waitForFileChooser(),
    studio.page.$eval('.pane input[type=file]', (input) => (input as unknown as { click(): void }).click()),
  ]);
  await chooser.accept([join(studio.folder, 'blue.png')]);
  await eventually(pictureOf, /^data:image\/jpeg/);
  const saved = await sharp(readFileSync(join(studio.folder, 'art/902.jpg'))).metadata();
  expect(saved).toMatchObject({ format: 'jpeg', width: 2880 });
  await click('button', 'Remove the picture');
  await eventually(pictureOf, /none/);
  expect(readdirSync(join(studio.folder, 'art'))).toEqual([]);
});

test('a zip of the set has its pictures', async () => {
  const downloads = join(studio.folder, '..', 'downloads');
  const session = await studio.page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: downloads,
    browserContextId: studio.page.browserContext().id!,
  });
  await click('link', '901 Herd');
  await click('button', 'Share');
  await eventually(
    "document.querySelector('.share').textContent",
    /The other card and the picture stay at home/,
  );
  await studio.page.locator('.share summary').click();
  await click('button', 'Save as a zip');
  const zip = join(downloads, `${basename(studio.folder)}.zip`);
  await vi.waitFor(() => expect(existsSync(zip)).toBe(true), 20_000);
  const files = unzipSync(readFileSync(zip));
  expect(Object.keys(files).toSorted()).toEqual(
    ['cards.eco', 'herd.jpg'].map((name) => `${basename(studio.folder)}/${name}`),
  );
  expect(Buffer.from(files[`${basename(studio.folder)}/herd.jpg`]!).equals(RED)).toBe(true);
});
