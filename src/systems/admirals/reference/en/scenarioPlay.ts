import type { ChapterText } from '../../../kit/reference/chapterText';

export const scenarioPlay: ChapterText = {
  title: 'Scenarios and careers',
  entries: [
    {
      id: 'scenario-play',
      kind: 'rule',
      title: 'Scenarios',
      sections: ['11', '11A'],
      text: [
        'A scenario is a game set up for you, with a challenge or a piece of history. It says how many players each team has, their ships and orders, often the map and where every ship starts, and how points are scored.',
      ],
      also: ['mission', 'historical battle', 'prewritten', 'scenario rules'],
    },
    {
      id: 'scenario-difficulty',
      kind: 'rule',
      title: 'Scenario difficulty',
      sections: ['11B', '11B-01', '11B-02', '11B-03'],
      text: [
        'Easy: the [[simplicity-rules]] of open play, so no orders. The scenario gives every player a commander, and a flight group where it fits.',
        'Advanced: the full rules. You choose an order library within the scenario’s limits.',
        'Challenge: like Advanced, but with a fixed library and perhaps more ways to score. It may be lopsided and wants players who know the game.',
      ],
      also: ['easy mode', 'advanced', 'challenge mode', 'hard mode', 'difficulty mode'],
    },
    {
      id: 'career-play',
      kind: 'rule',
      title: 'Career play',
      sections: ['12'],
      text: [
        'A campaign of your own: a small fleet and few orders that grow from game to game. Its rules are not out yet for this edition.',
      ],
      also: ['campaign', 'career', 'experience', 'progression', 'league'],
    },
  ],
};
