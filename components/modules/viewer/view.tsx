import { Embed, EmbedNote } from '../embed';
import { readText } from '../values';
import type { ViewProps } from '../view';

export function ViewerView({ module }: ViewProps) {
  const address = readText(module, 'embed');
  return (
    <>
      <Embed address={address} family="viewer" field="embed" />
      <EmbedNote address={address} family="viewer" />
    </>
  );
}
