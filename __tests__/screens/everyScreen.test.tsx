import { NavigationContainer } from '@react-navigation/native';
import { act, screen } from '@testing-library/react-native';
import type { ComponentType } from 'react';
import { StyleSheet } from 'react-native';

import packageJson from '../../package.json';
import { CardsScreen } from '../../src/screens/cards/CardsScreen';
import { DeletedScreen } from '../../src/screens/deleted/DeletedScreen';
import { FleetsScreen } from '../../src/screens/fleets/FleetsScreen';
import { AboutScreen } from '../../src/screens/more/AboutScreen';
import { DataScreen } from '../../src/screens/more/DataScreen';
import { LicencesScreen } from '../../src/screens/more/LicencesScreen';
import { MoreScreen } from '../../src/screens/more/MoreScreen';
import { bundledPackages } from '../../src/screens/more/bundledPackages';
import { credits } from '../../src/screens/more/credits';
import { bsdText, mitText, openFontText } from '../../src/screens/more/licenceTexts';
import { NotFoundScreen } from '../../src/screens/play/NotFoundScreen';
import { PlayScreen } from '../../src/screens/play/PlayScreen';
import { RulesScreen } from '../../src/screens/rules/RulesScreen';
import { target } from '../../src/theme/metrics';
import { en } from '../../src/words/en';
import type { Words } from '../../src/words/words';
import { renderPart } from '../builders/renderApp';

const screens: readonly (readonly [string, ComponentType])[] = [
  ['Play', PlayScreen],
  ['Fleets', FleetsScreen],
  ['Cards', CardsScreen],
  ['Rules', RulesScreen],
  ['More', MoreScreen],
  ['Data', DataScreen],
  ['Deleted', DeletedScreen],
  ['About', AboutScreen],
  ['Licences', LicencesScreen],
  ['NotFound', NotFoundScreen],
];

async function renderScreen(Shown: ComponentType, words?: Words) {
  renderPart(
    <NavigationContainer>
      <Shown />
    </NavigationContainer>,
    { ...(words && { words }) },
  );
  await act(async () => undefined);
}

const controls = () =>
  ['button', 'link', 'radio', 'switch', 'tab'].flatMap((role) => screen.queryAllByRole(role));

describe.each(screens)('%s', (place, Shown) => {
  test('every control has a name', async () => {
    await renderScreen(Shown);
    const nameless = controls().filter(({ props }) => !props.accessibilityLabel);
    expect(nameless).toEqual([]);
  });

  test('every control is as large as a thumb', async () => {
    await renderScreen(Shown);
    const small = controls().filter((control) => {
      const { height, minHeight } = StyleSheet.flatten(control.props.style) ?? {};
      return Number(height ?? minHeight ?? 0) < target;
    });
    expect(small.map(({ props }) => props.accessibilityLabel)).toEqual([]);
  });

  test('a second language needs no change to it', async () => {
    await renderScreen(Shown, secondLanguage);
    const title = screen.getAllByRole('heading').map((heading) => textsIn(heading).join(''));
    expect(title[0]).toMatch(/^⟦.*⟧$/);
    if (systemsSpeakOn.has(place)) return;
    const names = controls().map(({ props }) => String(props.accessibilityLabel));
    const untranslated = [...textsIn(screen.root), ...names].filter(
      (text) =>
        /\p{L}/u.test(text) &&
        !text.includes('⟦') &&
        !properNames.has(text) &&
        !ruleNumber.test(text),
    );
    expect(untranslated).toEqual([]);
  });
});

/** A system brings its own catalogue: what it says there is not the app's to translate. */
const systemsSpeakOn = new Set(['Play', 'Rules']);

/** English in brackets: what a screen shows without them did not come from the catalogue. */
const secondLanguage: Words = bracketed(en);

function bracketed<Node>(node: Node): Node {
  const translate = (leaf: unknown): unknown => {
    if (typeof leaf === 'string') return `⟦${leaf}⟧`;
    if (typeof leaf === 'function') return (...values: unknown[]) => `⟦${leaf(...values)}⟧`;
    return bracketed(leaf);
  };
  const leaves = Object.entries(node as object).map(([name, leaf]) => [name, translate(leaf)]);
  return Object.fromEntries(leaves) as Node; // leaf by leaf the same shape
}

/** As a rulebook counts: 5F, 2B-03. */
const ruleNumber = /^\d+[A-Z](-\d+)?$/;

/** Names, codes and licences are the same in every language. */
const properNames = new Set([
  ...[...credits, ...bundledPackages].map(({ name }) => name),
  ...[...mitText, ...openFontText, ...bsdText],
]);

function textsIn(node: typeof screen.root | string): readonly string[] {
  if (typeof node === 'string') return [node];
  return node.children.flatMap(textsIn);
}

test.each(Object.keys(packageJson.dependencies))('%s is credited', (name) => {
  const isBundled = bundledPackages.some((one) => one.name === name);
  expect(isBundled || credits.some(({ packages }) => packages?.test(name))).toBe(true);
});
