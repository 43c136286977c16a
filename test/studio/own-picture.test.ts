/** Pictures of one's own on cards in the studio, in a real browser. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
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
