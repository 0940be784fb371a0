import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import { hardCodedTexts } from './hardCodedText';

const root = join(__dirname, '..', '..');

const drawings = ['screens', 'components', 'navigation'].flatMap((folder) =>
  readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => relative(root, join(root, 'src', folder, file))),
);

test.each([...drawings, 'App.tsx'])('%s takes its words from the catalogue', (file) => {
  expect(hardCodedTexts(file, readFileSync(join(root, file), 'utf8'))).toEqual([]);
});

describe('what counts as a text of its own', () => {
  test.each([
    ['words between tags', '<Text>Hull</Text>'],
    ['words in braces', "<Text>{'Hull'}</Text>"],
    ['a spoken prop', '<Tap label="Lose a hull point" />'],
    ['a spoken prop of React Native', '<View aria-label="Hull" />'],
    ['one side of a choice', "<Text>{isOn ? words.on : 'Off'}</Text>"],
    ['the second part of a condition', "<Text>{isOn && 'On'}</Text>"],
    ['a template with words in it', '<Tap label={`Hull ${value}`} />'],
    ['a text that is put together', "<Tap title={name + ' lost'} />"],
  ])('%s', (_, source) => {
    expect(hardCodedTexts('Planted.tsx', source)).toHaveLength(1);
  });

  test.each([
    ['the catalogue', '<Text>{words.ship.hull}</Text>'],
    ['signs without letters', '<Text>{`${a} : ${b}`}</Text>'],
    ['an icon by its id', '<Icon name="skull" />'],
    ['a route by its id', '<Play.Screen name="PlayHome" />'],
    ['a prop that nobody sees', '<Text variant="label">{words.ship.hull}</Text>'],
    ['a key', '<View key="hull" />'],
    ['a comparison', "<View>{state === 'ready' && <Ship />}</View>"],
  ])('but not %s', (_, source) => {
    expect(hardCodedTexts('Planted.tsx', source)).toEqual([]);
  });
});
