// What is loaded with the first paste or drop (pasting.ts).
export { insertFiles } from './canvas/insert-files';
export { findPicturePlace } from './pictures/place-pictures';
export { pasteBeside } from './several/paste-beside';
export { pasteBlocks } from './text/paste-blocks';
export { pasteMore, refuseLong } from './text/paste-more';
export { takesAddresses } from './text/paste-pictures';
export { cleanPasted, cleanToText, splitPasted } from './text/pasted-html';
export { isMarkdown, readMarkdown } from './text/pasted-markdown';
