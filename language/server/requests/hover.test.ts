/** Hovers and cards through a connection. */
import { expect, test } from 'vitest';
import { type Hover, HoverRequest, type MarkupContent } from 'vscode-languageserver/node';
import { connectInTest, textsHost } from '../../../test/language/client.ts';
import { type CardParams, CardRequest } from '../protocol/own-requests.ts';

const URI = 'file:///cards/a.eco';
const SET = `set mine "Mine" extends first-continent
card 900 brown "Rain" leaves 2 energy sun { gain 3vp }
card 901 blue leaves 1 energy sun { gain 1vp; place watr }
`;

const at = (line: number, character: number) => ({
  textDocument: { uri: URI },
  position: { line, character },
});
const textOf = (answer: Hover | null) => (answer!.contents as MarkupContent).value;

test('a client that only supports plain text gets no Markdown, and a terminal editor gets no picture', async () => {
  const plain = await connectInTest(textsHost(), {
    capabilities: { textDocument: { hover: { contentFormat: ['plaintext'] } } },
  });
  await plain.open(URI, SET);
  const answer = await plain.connection.sendRequest(HoverRequest.type, at(1, 6));
  expect(answer).toMatchObject({ contents: { kind: 'plaintext' } });
  expect(textOf(answer)).toBe('Card 900 Rain, brown\n\nGain 3 points.');
  const step = await plain.connection.sendRequest(HoverRequest.type, at(1, 46));
  expect(textOf(step)).toMatch(/^`gain [^\n]*`\n\nGives [^\n]*\n\nGain 3 points\.\n\nGana 3 puntos\.$/);
  const terminal = await connectInTest(textsHost(), { clientInfo: { name: 'Neovim' } });
  await terminal.open(URI, SET);
  const words = textOf(await terminal.connection.sendRequest(HoverRequest.type, at(1, 6)));
  expect(words).toContain('> Gain 3 points.');
  expect(words).not.toContain('base64');
});

test('a card is found by position and by number, with its problems', async () => {
  const client = await connectInTest(textsHost());
  await client.open(URI, SET);
  const card = (params: CardParams) => client.connection.sendRequest(CardRequest.type, params);
  const rain = await card({ uri: URI, position: { line: 1, character: 20 } });
  expect(rain).toEqual({
    set: 'mine',
    number: 900,
    deck: 'brown',
    svg: expect.stringMatching(/^<svg .*<\/svg>$/s),
    text: { en: 'Gain 3 points.', es: 'Gana 3 puntos.' },
    problems: [],
  });
  expect(await card({ set: 'mine', number: 900 })).toEqual(rain);
  expect(await card({ set: 'first-continent', number: 1 })).toMatchObject({
    set: 'first-continent',
    number: 1,
    problems: [],
  });
  expect(await card({ set: 'mine', number: 1 })).toMatchObject({ set: 'mine', number: 1 });
  expect(await card({ set: 'mine', number: 12345 })).toBeNull();
  expect(await card({ set: 'nowhere', number: 1 })).toBeNull();
  expect(await card({ uri: URI, position: { line: 0, character: 3 } })).toBeNull();
  const broken = await card({ set: 'mine', number: 901 });
  expect(broken).toMatchObject({
    number: 901,
    text: { en: 'Gain 1 point.' },
    problems: [{ code: 'ECO202', line: 3 }],
  });
});
