import { shapeIn, shapeOnDesk } from '../../../src/screens/play/shapeOf';

const setup = {
  teams: ['red', 'blue', 'green', 'amber', 'violet', 'grey'].map((id) => ({ id, name: id })),
};

test('six teams have six shapes, in the order of the setup', () => {
  expect(setup.teams.map(({ id }) => shapeIn(setup)(id))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('sides that are called by their colours have the marks nearest to them', () => {
  const sides = ['red', 'blue'].map((id) => ({ id, name: id }));
  expect(sides.map(({ id }) => shapeIn({ teams: sides })(id))).toEqual(['b', 'a']);
  expect(sides.map(({ id }) => shapeOnDesk(id))).toEqual(['b', 'a']);
});

test('a team that is not in the game has the first shape', () => {
  expect(shapeIn(setup)('white')).toBe('a');
});

test('before there is a game the letter of a team is its shape', () => {
  expect(['A', 'b', 'C 2', 'F', 'x'].map(shapeOnDesk)).toEqual(['a', 'b', 'c', 'f', 'a']);
});
