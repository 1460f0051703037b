import { Embed, EmbedNote } from '../embed';
import { namedProvider } from '../provider-name';
import { readText } from '../values';
import type { ViewProps } from '../view';

export function ViewerView({ module }: ViewProps<'viewer'>) {
  const address = readText(module, 'embed');
  const provider = namedProvider(module);
  return (
    <>
      <Embed address={address} family="viewer" field="embed" provider={provider} />
      <EmbedNote address={address} family="viewer" provider={provider} />
    </>
  );
}
