import type { Answers } from '../../../../src/core/pages/answers';
import { withAnswers } from '../../../../src/core/pages/answers';
import type { Act, Page, PageRef } from '../../../../src/core/pages/page';
import { armada } from '../../../../src/systems/armada';
import { ANVIL, HERON, LANTERN, ArmadaTable, BASTION, VESPER } from '../../../builders/armada';

const { shows } = armada.words.en;

const pageOf = (table: ArmadaTable, at: PageRef, answers: Answers = {}): Page => {
  const page = shows.page(table.setup, table.state, at, answers);
  if (!page) throw new Error(`no page ${at.page}`);
  return page;
};

const actsOf = ({ blocks, primary, secondary = [] }: Page): readonly Act[] =>
  [
    ...(primary ? [primary] : []),
    ...secondary,
    ...blocks.flatMap((block) => {
      if (block.block === 'acts') return block.acts;
      return block.block === 'items' ? block.items.flatMap(({ act }) => act ?? []) : [];
    }),
  ].flatMap((act) => (act.anyway ? [act, act.anyway] : [act]));

/** Plays what an act of a page asks for. */
const tap = (table: ArmadaTable, page: Page, label: string): Act => {
  const act = actsOf(page).find((one) => one.label === label);
  if (!act)
    throw new Error(
      `no “${label}” among ${actsOf(page)
        .map((one) => one.label)
        .join(', ')}`,
    );
  const command = act.command && armada.parseCommand(JSON.parse(JSON.stringify(act.command)));
  if (act.why !== undefined || (command && !command.ok)) throw new Error(`${label}: ${act.why}`);
  if (command) table.play(command.value);
  return act;
};

test('a ready game is set up, and its bridge says who places', () => {
  const [ready] = shows.readyGames;
  expect(armada.parseSetup(JSON.parse(JSON.stringify(ready?.setup)))).toMatchObject({ ok: true });
  const table = new ArmadaTable();
  const { headline, fleets, primary } = shows.bridge(table.setup, table.state);
  expect(headline.text).toBe('Ben to place');
  expect(primary?.opens).toEqual({ page: 'objective' });
  table.play({ type: 'choose-objective', card: 'p1.objective.0' });
  expect(shows.bridge(table.setup, table.state).primary?.opens).toEqual({ page: 'turn' });
  expect(fleets.map(({ apart }) => apart[0]?.rows.length)).toEqual([5, 5]);
});

test('a ship is deployed with its speed, and out of turn only against advice', () => {
  const table = new ArmadaTable();
  tap(table, pageOf(table, { page: 'deploy', about: BASTION }, { speed: 1 }), 'Deploy');
  expect(table.state.ships[BASTION]?.place).toBe('play');
  const lantern = { page: 'deploy', about: VESPER };
  expect(pageOf(table, lantern).primary?.why).toBe('It is Ada’s turn.');
  tap(table, pageOf(table, lantern), 'Do it anyway');
  expect(table.state.ships[VESPER]?.place).toBe('play');
});

test('dials are set in secret, behind a cover', () => {
  const table = new ArmadaTable().deployed();
  expect(actsOf(pageOf(table, { page: 'dials' })).map(({ label }) => label)).toHaveLength(3);
  const at = { page: 'dial', about: HERON };
  expect(pageOf(table, at).cover?.title).toBe('Hand the phone to Ada');
  expect(pageOf(table, at).primary?.why).toBeDefined();
  tap(table, pageOf(table, at, { dials: ['repair', 'navigate'] }), 'Set dials');
  expect(pageOf(table, at).isPast).toBe(true);
  expect(JSON.stringify(pageOf(table, { page: 'ship', about: HERON }))).not.toContain(
    'Navigate dial',
  );
});

test('the bridge names the ships without dials, and the side that alone is waited for', () => {
  const table = new ArmadaTable().deployed();
  const shown = () => shows.bridge(table.setup, table.state);
  expect(shown().headline).toEqual({ text: 'Set the dials', team: null });
  expect(shown().notices).toContainEqual({
    text: 'Dials to set: Heron Frigate, Lantern Cutter and Bastion Battleship',
  });
  table.play({ type: 'set-dials', ship: BASTION, dials: ['repair', 'repair', 'navigate'] });
  table.play({ type: 'set-dials', ship: HERON, dials: ['repair', 'navigate'] });
  expect(shown().headline).toEqual({ text: 'Ada to set dials', team: 'a' });
  expect(shown().notices).toContainEqual({ text: 'Dials to set: Lantern Cutter' });
  table.play({ type: 'set-dials', ship: LANTERN, dials: ['squadron'] });
  expect(JSON.stringify(shown())).not.toContain('to set');
});

test('once a battle is over, the bridge says who won and asks for no dials; who is destroyed has no hull', () => {
  const table = new ArmadaTable().deployed();
  table.play({ type: 'set-damage', ship: BASTION, faceup: 0, facedown: 8 });
  const { headline, notices, fleets } = shows.bridge(table.setup, table.state);
  expect(headline).toEqual({ text: 'Ada wins', team: 'a' });
  expect(JSON.stringify(notices)).not.toContain('to set');
  const gone = fleets.flatMap(({ apart = [] }) => apart.flatMap(({ rows }) => rows));
  expect(gone.map(({ ship, tracks }) => [ship, tracks[0]?.now])).toEqual([[BASTION, 0]]);
});

const active = () =>
  new ArmadaTable().deployed().commanded('repair').play({ type: 'activate', ship: BASTION });

test('an activation offers what the dial and the tokens allow', () => {
  const table = active();
  const page = pageOf(table, { page: 'activation', about: BASTION });
  expect(page.kicker).toBe('Revealed: Repair');
  tap(table, page, 'Turn dial into token');
  expect(pageOf(table, { page: 'activation', about: BASTION }).kicker).toBe('Dial spent');
});

test('a repair is put together effect by effect', () => {
  const table = active().play({ type: 'set-damage', ship: BASTION, faceup: 0, facedown: 1 });
  const at = { page: 'repair', about: BASTION };
  let answers: Answers = { dial: true };
  const act = actsOf(pageOf(table, at, answers)).find(
    ({ label }) => label === 'Discard a damage card face down',
  );
  answers = withAnswers(answers, act?.answers ?? {});
  const page = pageOf(table, at, answers);
  expect(page.figure?.value).toBe('1');
  expect(actsOf(page).map(({ label }) => label)).not.toContain('Recover a shield: Front');
  tap(table, page, 'Repair');
  expect(pageOf(table, { page: 'ship', about: BASTION }).blocks).toContainEqual(
    expect.objectContaining({ block: 'stacks' }),
  );
});

test('an attack shows its odds, then its dice by colour and face, then the damage', () => {
  const table = active();
  const at = { page: 'attack', about: BASTION };
  const declared = { target: HERON, zone: 'front', at: 'front', range: 'close' };
  const { aside = [] } = pageOf(table, at, declared);
  const odds = aside.find(({ block }) => block === 'odds');
  expect(odds).toMatchObject({ block: 'odds', label: 'Chances before the dice' });
  const dice = aside.find(({ block }) => block === 'diceKinds');
  expect(dice).toMatchObject({
    kinds: [
      { name: 'Red', count: 3 },
      { name: 'Black', count: 3 },
    ],
  });
  const replies = {
    replies: {
      roll: [
        ['hit', 'hit', 'blank'],
        ['hit-crit', 'hit-crit', 'hit'],
      ],
    },
  };
  const rolled = pageOf(table, at, { ...declared, ...replies });
  expect(rolled.blocks.some(({ block }) => block === 'odds')).toBe(false);
  tap(table, rolled, 'Resolve the attack · 7 damage');
  expect(table.state.holders[HERON]?.tracks['shield:front']?.now).toBe(0);
  const from = pageOf(table, at).blocks.find((block) => 'id' in block && block.id === 'zone');
  expect(from).toMatchObject({ value: 'left' });
});

test('a zone that has attacked a ship is greyed with its reason, and the table may still use it', () => {
  const table = active();
  const at = { page: 'attack-front', about: BASTION };
  const replies = { replies: { roll: ['hit', 'hit', 'blank'] } };
  tap(
    table,
    pageOf(table, at, { target: HERON, range: 'long', ...replies }),
    'Resolve the attack · 2 damage',
  );
  const acts = actsOf(pageOf(table, { page: 'activation', about: BASTION }));
  const front = acts.find(({ label }) => label === 'Attack from front');
  expect(front).toMatchObject({ why: expect.any(String), anyway: { opens: at } });
  expect(acts.find(({ label }) => label === 'Attack from left')?.why).toBeUndefined();
});

test('an evade takes the worst die until somebody chooses another', () => {
  const table = active();
  const at = { page: 'attack-front', about: BASTION };
  const told = { target: LANTERN, range: 'long' };
  const roll = ['hit-hit', 'hit', 'blank'];
  const rolled = pageOf(table, at, { ...told, replies: { roll } });
  expect(rolled.primary?.label).toBe('Resolve the attack · 3 damage');
  const evade = rolled.blocks.find((block) => 'id' in block && block.id === 'replies.evade');
  const token = evade?.block === 'choice' ? (evade.options[1]?.value ?? null) : null;
  const evaded = pageOf(table, at, { ...told, replies: { roll, evade: token } });
  expect(evaded.primary?.label).toBe('Resolve the attack · 1 damage');
});

test('an attack is undone by its name', () => {
  const table = active();
  const attack = { type: 'attack', ship: BASTION, target: HERON };
  const step = armada.words.en.step?.(attack, [], table.state, table.setup);
  expect(step).toBe('Bastion Battleship attacks Heron Frigate');
});

test('once the range is told, one line tells what was declared, and the dice come before the odds', () => {
  const table = active();
  const at = { page: 'attack-front', about: BASTION };
  const kinds = ({ aside = [] }: Page) => aside.map(({ block }) => block);
  const before = pageOf(table, at, { target: HERON });
  expect(asked(before)).toEqual(['target', 'at', 'range', 'removed']);
  expect(kinds(before)).toEqual(['choice', 'odds', 'dice']);
  const told = pageOf(table, at, { target: HERON, range: 'close' });
  expect(asked(told)).toEqual([]);
  expect(told.blocks[0]).toMatchObject({
    items: [{ title: 'Front · at Heron Frigate, Front · Close', detail: 'Not obstructed' }],
  });
  expect(kinds(told)).toEqual(['diceKinds', 'choice', 'odds']);
  const change = actsOf(told).find(({ label }) => label === 'Change')?.answers ?? {};
  const again = pageOf(table, at, withAnswers({ target: HERON, range: 'close' }, change));
  expect(asked(again)).toEqual(asked(before));
});

test('dice that are left can be blank with one tap', () => {
  const table = active();
  const at = { page: 'attack-front', about: BASTION };
  const declared = { target: HERON, at: 'front', range: 'close' };
  const labels = (page: Page) =>
    (page.aside ?? []).flatMap((one) => (one.block === 'acts' ? one.acts : []));
  expect(labels(pageOf(table, at, declared))).toEqual([]);
  const [rest] = labels(pageOf(table, at, { ...declared, replies: { roll: [['hit'], []] } }));
  expect(rest).toMatchObject({
    answers: {
      'replies.roll.0': ['hit', 'blank', 'blank'],
      'replies.roll.1': ['blank', 'blank', 'blank'],
    },
  });
});

/** What a page asks for, by the ids of its blocks. */
const asked = ({ blocks }: Page): readonly string[] =>
  blocks.flatMap((block) => ('id' in block ? [String(block.id)] : []));

const closeUp = {
  target: HERON,
  zone: 'front',
  at: 'front',
  range: 'close',
  replies: {
    roll: [
      ['hit', 'acc', 'blank'],
      ['hit-crit', 'hit-crit', 'hit'],
    ],
  },
};

test('accuracies are spent first; then the phone goes to the defender', () => {
  const table = active();
  const at = { page: 'attack', about: BASTION };
  const rolled = pageOf(table, at, closeUp);
  expect(asked(rolled)).not.toContain('replies.brace');
  expect(rolled.handTo).toBeUndefined();
  expect(rolled.primary).toMatchObject({ label: 'On to defense · 6 damage' });
  const defended = pageOf(table, at, withAnswers(closeUp, rolled.primary?.answers ?? {}));
  expect(asked(defended)).toContain('replies.brace');
  expect(defended.handTo?.title).toBe('Hand the phone to Ada');
  const locked = { ...closeUp, replies: { ...closeUp.replies, accuracy: [`${HERON}.token.1`] } };
  expect(pageOf(table, at, locked).handTo?.title).toBe('Hand the phone to Ada');
});

test('at close range nobody is asked for an evade, at long range he is', () => {
  const table = active();
  const at = { page: 'attack', about: BASTION };
  const defends = { ...closeUp, defends: true };
  expect(asked(pageOf(table, at, defends))).not.toContain('replies.evade');
  const far = { ...defends, range: 'long', replies: { roll: ['hit', 'hit', 'hit'] } };
  expect(asked(pageOf(table, at, far))).toContain('replies.evade');
});

test('an obstruction takes a die of a colour that is rolled', () => {
  const told = { ...closeUp, range: 'long', changes: true };
  const page = pageOf(active(), { page: 'attack', about: BASTION }, told);
  const removed = page.blocks.find((block) => 'id' in block && block.id === 'removed');
  expect(removed).toMatchObject({ options: [{ value: '' }, { value: 'red' }] });
});

test('a card dealt face up is drawn, read, and lies on the ship with its text', () => {
  const table = active();
  const at = { page: 'attack', about: BASTION };
  const answers = { ...closeUp, defends: true };
  expect(asked(pageOf(table, at, answers))).toContain('drawn');
  const drawn = pageOf(table, at, { ...answers, drawn: ['damage:D-HELM'] });
  tap(table, drawn, 'Resolve the attack · 6 damage');
  const shown = JSON.stringify(pageOf(table, { page: 'ship', about: HERON }));
  expect(shown).toContain('No joint can be raised');
  tap(
    table,
    pageOf(table, { page: 'damage', about: HERON }, { chosen: `${HERON}.damage.1` }),
    'Turn face down',
  );
  expect(JSON.stringify(pageOf(table, { page: 'ship', about: HERON }))).not.toContain('Jammed');
});

test('a counter can be obstructed', () => {
  const table = active().play({
    type: 'set-phase',
    round: 1,
    phase: 'squadron',
  });
  table.play({ type: 'activate', ship: ANVIL, override: true });
  const roll = ['hit', 'hit', 'hit', 'acc'];
  const strike = { ship: ANVIL, target: VESPER, range: 'distance-1', swarm: false } as const;
  const spent = { dial: false, token: false, replies: { roll, accuracy: [], scatter: ['none'] } };
  table.play({ type: 'attack', ...strike, ...spent });
  const at = { page: 'counter' };
  const page = pageOf(table, at, { obstructed: true, replies: { roll: ['crit'] } });
  tap(table, page, 'Resolve the attack · 0 damage');
  expect(pageOf(table, at).isPast).toBe(true);
});

test('a card is read with its zones, their shields and dice', () => {
  const [pack] = shows.cards?.builtIn ?? [];
  const heron = pack?.cards.find(({ id }) => id === 'ship:H-HERON');
  const page = shows.cards?.reading('ship', heron?.draft ?? {}, { cards: [], fleets: [] });
  expect(page?.blocks[0]).toMatchObject({
    block: 'zones',
    zones: [{ label: 'Front', now: 3, dice: { spoken: 'Front battery: 3 red' } }, {}, {}, {}],
  });
});

test('a maneuver ends the activation', () => {
  const table = active();
  const at = { page: 'maneuver', about: BASTION };
  expect(pageOf(table, at, { speed: 1 }).primary?.why).toContain('changes the speed by 1');
  tap(table, pageOf(table, at), 'End the maneuver');
  expect(table.state.holders[BASTION]?.marks['activated']).toBe(1);
  expect(shows.bridge(table.setup, table.state).headline.text).toBe('Ada to activate');
});

test('a ship goes on from its row, and a tap on its hull deals a card face down', () => {
  const table = active();
  const rows = shows.bridge(table.setup, table.state).fleets.flatMap((fleet) => fleet.rows);
  const bastion = rows.find(({ ship }) => ship === BASTION);
  expect(bastion?.act).toMatchObject({ label: 'Continue', opens: { page: 'activation' } });
  expect(rows.filter(({ act }) => act !== undefined)).toHaveLength(1);
  const [hull] = bastion?.tracks ?? [];
  expect(hull?.set?.((hull?.now ?? 0) - 1)).toEqual({
    type: 'set-damage',
    ship: BASTION,
    faceup: 0,
    facedown: 1,
  });
});

test('everything can be corrected by hand', () => {
  const table = active();
  expect(pageOf(table, { page: 'correct' }).title).toBe('Corrections');
  const page = pageOf(table, { page: 'correct', about: LANTERN });
  tap(table, page, 'Remove from battle');
  tap(table, pageOf(table, { page: 'correct', about: LANTERN }), 'Return to battle');
  expect(table.state.ships[LANTERN]?.left).toBeNull();
});

test('the log tells a step in sentences', () => {
  const table = active();
  const lines = armada.words.en.events(table.last, new ArmadaTable().state, table.setup);
  expect(lines.map(({ text }) => text)).toContain('Bastion Battleship is active.');
});

test('a report is made of a battle that is over', () => {
  const table = active();
  const before = table.state;
  table.play({ type: 'concede', team: 'b' });
  const report = shows.report?.(table.setup, table.state, [{ before, events: table.last }]);
  expect(report?.text).toContain('Ada');
});

test('a fleet is checked and sent as the common builders write it', () => {
  const shelf = { cards: [], fleets: [] };
  const draft = shows.fleets?.blank(shelf) ?? {};
  const fleet = { id: 'f', name: 'Empty', draft, cards: {} };
  expect(shows.fleets?.glance(fleet, shelf).state).toBe('No ships yet');
  expect(shows.fleets?.text(fleet)).toContain('Total Points: 0');
  expect(shows.fleets?.page(fleet, { page: 'fleet' }, shelf)?.title).toBe('Empty');
});

test('a new game begins from the set-up desk', () => {
  const shelf = { cards: [], fleets: [] };
  const draft = shows.setups?.blank(shelf, {}) ?? {};
  const page = shows.setups?.page(draft, shelf);
  // On a wide screen the terms stand beside the sides.
  expect(JSON.stringify(page?.blocks)).toContain('Fleet of Player 2');
  expect(JSON.stringify(page?.aside)).toContain('Unlimited rounds');
  expect(shows.setups?.make(draft, shelf)).toMatchObject({ ok: true });
});

test('a squadron that a ship commands is gone on with, from the bridge and from its ship', () => {
  const table = new ArmadaTable().deployed().commanded('squadron');
  table.play(
    { type: 'activate', ship: BASTION },
    { type: 'command-squadrons', ship: BASTION, dial: true, token: false },
    { type: 'activate', ship: VESPER },
  );
  const opens = { page: 'activation', about: VESPER };
  expect(shows.bridge(table.setup, table.state).primary).toEqual({
    label: 'Continue: Vesper',
    opens,
  });
  const [list] = pageOf(table, { page: 'activation', about: BASTION }).blocks;
  const items = list?.block === 'items' ? list.items : [];
  expect(items.find(({ id }) => id === VESPER)?.act).toEqual({ label: 'Continue: Vesper', opens });
  expect(items.find(({ id }) => id === 'p2.w2')?.act?.why).toBe(
    'Vesper is active; end its activation first.',
  );
});

test('a squadron that has attacked by a command is not led to another attack, but can be all the same', () => {
  const table = new ArmadaTable().deployed().commanded('squadron');
  table.play(
    { type: 'activate', ship: BASTION },
    { type: 'command-squadrons', ship: BASTION, dial: true, token: false },
    { type: 'activate', ship: VESPER },
  );
  const attack = () => {
    const acts = actsOf(pageOf(table, { page: 'activation', about: VESPER }));
    return acts.find(({ label }) => label === 'Attack');
  };
  expect(attack()?.opens).toEqual({ page: 'attack', about: VESPER });
  table.play({
    ...{ type: 'attack', ship: VESPER, target: ANVIL, range: 'distance-1' },
    ...{ dial: false, token: false, swarm: false },
    replies: { roll: ['hit', 'hit', 'hit', 'blank'] },
  });
  expect(attack()?.why).toBe('It is not active, or has done this already.');
  expect(attack()?.anyway?.opens).toEqual({ page: 'attack', about: VESPER });
});

test('a squadron has its dice before its odds: only the target is to be told', () => {
  const table = new ArmadaTable().deployed().commanded('squadron');
  table.play(
    { type: 'activate', ship: BASTION },
    { type: 'command-squadrons', ship: BASTION, dial: true, token: false },
    { type: 'activate', ship: VESPER },
  );
  const { aside = [] } = pageOf(table, { page: 'attack', about: VESPER });
  const kinds = aside.map(({ block }) => block);
  expect(kinds.findIndex((kind) => kind.startsWith('dice'))).toBe(0);
  expect(kinds).toContain('odds');
});

test('a report tells the margin of victory, also where the battle ends level', () => {
  const table = new ArmadaTable().deployed().play({ type: 'end-game' });
  const told = JSON.stringify(shows.report?.(table.setup, table.state, []));
  expect(told).toContain('Margin of victory 0');
  expect(told).not.toContain('ahead by');
});

test('a damage card that is turned is told, so that Undo can name it', () => {
  const table = active().play({ type: 'set-damage', ship: BASTION, faceup: 0, facedown: 1 });
  const before = table.state;
  const [card = ''] = Object.values(before.cards).flatMap(({ id, at, slot }) =>
    at === BASTION && slot === 'damage' ? [id] : [],
  );
  table.play({ type: 'turn-damage', card, to: 'up' });
  const lines = armada.words.en.events(table.last, before, table.setup);
  expect(lines.map(({ text }) => text)).toEqual([
    'Bastion Battleship: a damage card lies face up.',
  ]);
});
