import { useEffect, useState } from 'react';
import { Pressable, Text, View } from 'react-native';
import { useStore } from 'zustand';

import { loadDiagnostics } from '../../../src/storage/diagnostics';
import { migrate } from '../../../src/storage/migrate';
import { inMemory } from '../../../src/storage/open';
import { checkStorage, diagnostics, startApp, useAppStore } from '../../../src/stores/appStore';
import { fillSaved, SAVED } from '../../builders/savedDatabases';
import { gamePlay, openLastGame, pass, playToStep, startNewGame } from './games';

/** The steps after which the benchmark taps, and so the next one is its round number. */
const milestones = [49, 999];

async function tellStorage(): Promise<string> {
  const { schema, known, integrity, foreignKeys } = await diagnostics();
  return `schema ${schema} of ${known}, integrity ${integrity}, foreign keys ${foreignKeys ? 'on' : 'off'}`;
}

async function tellMigrations(): Promise<string> {
  const checks = await checkStorage();
  return checks
    .map(({ from, to, problem }) => `${from} to ${to}: ${problem?.id ?? 'fine'}`)
    .join(', ');
}

/** Each in memory, so that the player's own is not touched. */
async function tellSavedDatabases(): Promise<string> {
  const told: string[] = [];
  for (const saved of SAVED) {
    await inMemory(async (database) => {
      await fillSaved(database, saved);
      const { ok } = await migrate(database);
      const { schema, integrity, rows } = await loadDiagnostics(database);
      const kept = Object.values(rows).reduce((sum, count) => sum + count, 0);
      told.push(`${saved.version} to ${schema}: ${ok ? integrity : 'failed'}, ${kept} rows`);
    });
  }
  return told.join(', ');
}

/**
 * The app's real storage and store under the barest of screens and the tests' tiny system: what a browser does to
 * them can be tried before, and apart from, any game's screens.
 */
export function Probe() {
  const boot = useAppStore((app) => app.boot.state);
  const current = useStore(gamePlay.store);
  const [looked, setLooked] = useState(false);
  const [told, tell] = useState('');

  useEffect(() => {
    void startApp()
      .then(openLastGame)
      .then(() => setLooked(true));
  }, []);

  const run = (act: () => Promise<string | void>) => () => {
    act().then(
      (text) => tell(text ?? 'done'),
      (problem: unknown) => tell(`failed: ${String(problem)}`),
    );
  };

  const buttons: readonly (readonly [string, () => void])[] = [
    ['New game', run(startNewGame)],
    ['Pass', run(pass)],
    ['Undo', run(async () => void (await gamePlay.undo()))],
    ['Redo', run(async () => void (await gamePlay.redo()))],
    ...milestones.map((step) => [`Play to step ${step}`, run(() => playToStep(step))] as const),
    ['Look at the storage', run(tellStorage)],
    ['Check the migrations', run(tellMigrations)],
    ['Open the saved databases', run(tellSavedDatabases)],
  ];

  return (
    <View>
      <Text>{boot}</Text>
      <Text role="status">
        {current.state === 'open'
          ? `Step ${current.played.log.cursor} of ${current.played.log.steps.length}, round ${current.played.state.round}`
          : `Game: ${current.state}`}
      </Text>
      {(looked ? buttons : []).map(([name, onPress]) => (
        <Pressable key={name} role="button" onPress={onPress}>
          <Text>{name}</Text>
        </Pressable>
      ))}
      <Text role="note">{told}</Text>
    </View>
  );
}
