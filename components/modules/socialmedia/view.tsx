import { Embed, EmbedNote } from '../embed';
import { namedProvider } from '../provider-name';
import { readText } from '../values';
import type { ViewProps } from '../view';

export function SocialmediaView({ module }: ViewProps<'socialmedia'>) {
  const address = readText(module, 'embed');
  const provider = namedProvider(module);
  return (
    <>
      <Embed address={address} family="social" field="embed" provider={provider} />
      <EmbedNote address={address} family="social" provider={provider} />
    </>
  );
}
