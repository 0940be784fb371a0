/** A search in which no node's bound is beaten by anything below it. */
export interface Search<Node> {
  readonly roots: readonly Node[];
  readonly bound: (node: Node) => number;
  readonly isGoal: (node: Node) => boolean;
  readonly below: (node: Node) => readonly Node[];
}

interface Entry<Node> {
  readonly node: Node;
  readonly bound: number;
  readonly turn: number;
}

/** Higher bounds first; of equals the newest, so that a search dives to a goal before it widens. */
const comesBefore = (one: Entry<unknown>, other: Entry<unknown>): boolean =>
  one.bound > other.bound || (one.bound === other.bound && one.turn > other.turn);

const push = <Node>(heap: Entry<Node>[], entry: Entry<Node>): void => {
  let at = heap.length;
  heap.push(entry);
  while (at > 0) {
    const up = (at - 1) >> 1;
    const parent = heap[up];
    if (!parent || !comesBefore(entry, parent)) break;
    heap[at] = parent;
    at = up;
  }
  heap[at] = entry;
};

const pop = <Node>(heap: Entry<Node>[]): Entry<Node> | undefined => {
  const top = heap[0];
  const last = heap.pop();
  if (!last || heap.length === 0) return top;
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const [one, two] = [heap[left], heap[left + 1]];
    const next = two && one && comesBefore(two, one) ? left + 1 : left;
    const child = heap[next];
    if (!child || !comesBefore(child, last)) break;
    heap[at] = child;
    at = next;
  }
  heap[at] = last;
  return top;
};

/**
 * Every goal, best first, and null for each node on the way, so that whoever asks can rest in between.
 * Nodes with a bound of −Infinity lead nowhere.
 */
export function* bestFirst<Node>(search: Search<Node>): Generator<Node | null, void, void> {
  const heap: Entry<Node>[] = [];
  let turn = 0;
  const enter = (node: Node) => {
    const bound = search.bound(node);
    if (bound > -Infinity) push(heap, { node, bound, turn: turn++ });
  };
  search.roots.forEach(enter);
  for (let entry = pop(heap); entry; entry = pop(heap)) {
    if (search.isGoal(entry.node)) yield entry.node;
    else {
      search.below(entry.node).forEach(enter);
      yield null;
    }
  }
}
