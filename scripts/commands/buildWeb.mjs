import { exportWeb } from '../web/exportWeb.mjs';

const { version, files } = exportWeb('dist');
console.log(`dist holds version ${version}, ${files.length} files that work offline.`);
