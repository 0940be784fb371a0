import { configure } from '@testing-library/react-native';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 45_000 });

// The stores answer when the real database has: outside of any event that a test could wrap, and seen by waiting for it.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

let complaints: unknown[][] = [];
let listening: jest.SpyInstance;

beforeEach(() => {
  listening = jest.spyOn(console, 'error').mockImplementation((...told) => {
    complaints.push(told);
  });
});

/** Every test ends with no complaint on the console, as in the browser. */
afterEach(() => {
  const heard = complaints;
  complaints = [];
  listening.mockRestore();
  expect(heard).toEqual([]);
});
