// The walls of the house. Each rule's comment is what a developer reads when an import runs into it.

/** Files of `layer` may import, inside src, only the layers named in `may`. */
const wall = (layer, may, comment) => ({
  name: `${layer}-walls`,
  comment,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^(src/|App\\.tsx)', pathNot: `^src/(${[layer, ...may].join('|')})/` },
});

module.exports = {
  forbidden: [
    {
      name: 'core-is-alone',
      comment: 'core knows no game and no platform: it imports nothing but core.',
      severity: 'error',
      from: {
        path: '^src/core/',
        pathNot: [
          '^src/core/reference/searchIndex\\.ts$',
          '^src/core/codes/qr\\.ts$',
          '^src/core/outside/squeeze\\.ts$',
          '^src/core/phones/(chain|relayLink)\\.ts$',
        ],
      },
      to: { pathNot: '^src/core/' },
    },
    {
      name: 'core-searches-with-minisearch',
      comment: 'The rules search is core and minisearch, a pure package, and nothing else.',
      severity: 'error',
      from: { path: '^src/core/reference/searchIndex\\.ts$' },
      to: { pathNot: ['^src/core/', '^node_modules/minisearch/'] },
    },
    {
      name: 'core-hashes-with-noble',
      comment:
        'Shared steps are chained, and keys of a room made, by core and @noble/hashes, a pure package, and nothing else.',
      severity: 'error',
      from: { path: '^src/core/phones/(chain|relayLink)\\.ts$' },
      to: { pathNot: ['^src/core/', '^node_modules/@noble/hashes/'] },
    },
    {
      name: 'core-squeezes-with-fflate',
      comment: 'Codes are core and fflate, a pure package, and nothing else.',
      severity: 'error',
      from: { path: '^src/core/outside/squeeze\\.ts$' },
      to: { pathNot: ['^src/core/', '^node_modules/fflate/'] },
    },
    {
      name: 'one-door-inflates',
      comment:
        'What comes from outside is inflated by the one door, src/core/outside, which has the limits.',
      severity: 'error',
      from: { path: '^(src/|App\\.tsx)', pathNot: '^src/core/outside/' },
      to: { path: '^node_modules/(fflate|pako)/' },
    },
    {
      name: 'core-draws-codes-with-qrcode-generator',
      comment:
        'The squares of a code are core and qrcode-generator, a pure package, and nothing else.',
      severity: 'error',
      from: { path: '^src/core/codes/qr\\.ts$' },
      to: { pathNot: ['^src/core/', '^node_modules/qrcode-generator/'] },
    },
    {
      name: 'systems-are-pure',
      comment: 'A system imports only core and the systems folder.',
      severity: 'error',
      from: { path: '^src/systems/' },
      to: { pathNot: '^src/(core|systems)/' },
    },
    {
      name: 'kit-is-nobodys',
      comment:
        'The kit is what rule sets are made from: it imports core and itself, and knows no rule set.',
      severity: 'error',
      from: { path: '^src/systems/kit/' },
      to: { path: '^src/systems/', pathNot: '^src/systems/kit/' },
    },
    {
      name: 'systems-apart',
      comment:
        'A rule set imports core, the kit, its own folder, and the folder that editions share.',
      severity: 'error',
      from: { path: '^src/systems/([^/]+)/', pathNot: '^src/systems/(kit|admirals-shared)/' },
      to: {
        path: '^src/systems/',
        pathNot: ['^src/systems/$1/', '^src/systems/(kit|[^/]+-shared)/'],
      },
    },
    {
      name: 'shared-by-editions-alone',
      comment:
        'What the editions of Admirals share is for them alone: what other games need is kit.',
      severity: 'error',
      from: { path: '^src/systems/', pathNot: '^src/systems/admirals' },
      to: { path: '^src/systems/admirals-shared/' },
    },
    {
      name: 'shared-below-editions',
      comment: 'What editions share stands below them: it never imports one of them.',
      severity: 'error',
      from: { path: '^src/systems/admirals-shared/' },
      to: { path: '^src/systems/', pathNot: '^src/systems/(kit|admirals-shared)/' },
    },
    {
      name: 'systems-know-no-list',
      comment: 'The list of systems names the systems, never the other way round.',
      severity: 'error',
      from: { path: '^src/systems/[^/]+/' },
      to: { path: '^src/systems/[^/]+\\.ts$' },
    },
    wall('storage', ['core'], 'Storage imports core only: it keeps what it is given.'),
    wall(
      'platform',
      ['core'],
      'Platform wraps what a device can do, and knows nothing above core.',
    ),
    wall(
      'stores',
      ['core', 'systems', 'storage', 'platform'],
      'Stores are where systems and storage meet: they import core, systems, storage and platform.',
    ),
    wall('words', ['core', 'systems'], 'The catalogue imports core and the words of systems.'),
    wall('theme', ['core', 'platform', 'stores'], 'Theme stands below components and screens.'),
    wall(
      'components',
      ['core', 'platform', 'theme', 'words', 'stores'],
      'Components draw: they import no storage, no screen, no navigation and no system.',
    ),
    wall(
      'screens',
      ['core', 'systems', 'stores', 'platform', 'theme', 'words', 'components', 'navigation'],
      'Screens draw and call stores: they never import storage.',
    ),
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or miss a third below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'app-without-tests-and-tools',
      comment: 'The app imports neither tests nor scripts.',
      severity: 'error',
      from: { path: '^(src/|App\\.tsx|index\\.ts)' },
      to: { path: '^(__tests__|scripts)/' },
    },
    {
      name: 'app-without-dev-packages',
      comment: 'What the app imports is a dependency, not a devDependency.',
      severity: 'error',
      from: { path: '^(src/|App\\.tsx|index\\.ts)' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: { path: '^(src/|App\\.tsx|index\\.ts)' },
      to: { couldNotResolve: true },
    },
    {
      name: 'names-that-say-something',
      comment: 'No utils, helpers, manager or common: name the file after what it exports.',
      severity: 'error',
      from: {},
      to: { path: '/(utils?|helpers?|managers?|common)[./]', pathNot: 'node_modules' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: [
        '.web.ts',
        '.web.tsx',
        '.native.ts',
        '.native.tsx',
        '.ts',
        '.tsx',
        '.js',
        '.mjs',
        '.cjs',
        '.json',
      ],
      exportsFields: ['exports'],
      conditionNames: ['react-native', 'import', 'require', 'default'],
    },
  },
};
