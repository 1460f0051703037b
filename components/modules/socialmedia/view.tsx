import { Embed, EmbedNote } from '../embed';
import { readText } from '../values';
import type { ViewProps } from '../view';

export function SocialmediaView({ module }: ViewProps) {
  const address = readText(module, 'embed');
  return (
    <>
      <Embed address={address} family="social" field="embed" />
      <EmbedNote address={address} family="social" />
    </>
  );
}
