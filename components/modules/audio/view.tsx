import { Embed } from '../embed';
import { readText } from '../values';
import type { ViewProps } from '../view';

export function AudioView({ module }: ViewProps) {
  return <Embed address={readText(module, 'embed')} family="audio" field="embed" />;
}
