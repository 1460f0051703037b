import { Embed, EmbedNote } from '../embed';
import { readText } from '../values';
import type { ViewProps } from '../view';

export function AudioView({ module }: ViewProps<'audio'>) {
  const address = readText(module, 'embed');
  return (
    <>
      <Embed address={address} family="audio" field="embed" />
      <EmbedNote address={address} family="audio" />
    </>
  );
}
