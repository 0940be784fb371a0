// What the packaged Hermes does not know and the one in React Native does. Stands before every bundle.
function define(owner, name, value) {
  if (!(name in owner))
    Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

define(Array.prototype, 'at', function at(place) {
  return this[place < 0 ? this.length + place : place];
});
define(Array.prototype, 'findLastIndex', function findLastIndex(holds) {
  for (let at = this.length - 1; at >= 0; at -= 1) if (holds(this[at], at, this)) return at;
  return -1;
});
define(Array.prototype, 'findLast', function findLast(holds) {
  return this[this.findLastIndex(holds)];
});
define(Object, 'hasOwn', (owner, name) => Object.prototype.hasOwnProperty.call(owner, name));
