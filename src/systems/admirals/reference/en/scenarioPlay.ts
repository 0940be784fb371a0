export const scenarioPlay = `
# Scenarios and careers

## Scenarios {scenario-play} | mission, historical battle, prewritten, scenario rules
A scenario is a game set up for you, with a challenge or a piece of history. It says how many players each team has, their ships and orders, often the map and where every ship starts, and how points are scored.

## Scenario difficulty | easy mode, advanced, challenge mode, hard mode, difficulty mode
Easy: the [[simplicity-rules]] of open play, so no orders, and undefeated ships score their Power ([[all-out-war]]) besides what the scenario scores. The scenario gives every player a commander, and a flight group where it fits.
Advanced: the full rules. You choose an order library within the scenario’s limits.
Challenge: like Advanced, but with a fixed library and perhaps more ways to score. It may be lopsided and wants players who know the game.

## Career play | campaign, career, experience, progression, league
A campaign of your own: a small fleet and few orders that grow from game to game. Its rules are not out yet for this edition.
`;
