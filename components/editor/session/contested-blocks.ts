import { useAlerts } from '@/lib/client/alerts';

/** Two who write at one place often part by writing on: of what is contested only for so many milliseconds nothing is said. */
export const partingTime = 1500;

/** What was said of blocks about which the person has to decide, as long as they have to. */
export class ContestedBlocks {
  private readonly clocks = new Map<number, ReturnType<typeof setTimeout>>();
  private readonly said = new Map<number, string>();

  /** Says something of a block. */
  say(id: number, text: string): void {
    this.remove(id);
    this.said.set(id, text);
    useAlerts.getState().show({ tone: 'information', text });
  }

  /** The same, if it still has to be said after a while; then it is worded. */
  saySoon(id: number, word: () => string): void {
    this.remove(id);
    this.clocks.set(
      id,
      setTimeout(() => this.say(id, word()), partingTime),
    );
  }

  /** There is nothing to decide any more. */
  remove(id: number): void {
    clearTimeout(this.clocks.get(id));
    this.clocks.delete(id);
    const text = this.said.get(id);
    this.said.delete(id);
    // Another block may have been said the same of.
    const isOpen = [...this.said.values()].some((other) => other === text);
    const alert = useAlerts.getState().alerts.find((each) => each.text === text);
    if (alert && !isOpen) useAlerts.getState().hide(alert.id);
  }

  /** Nothing is said any more: the page was left. */
  end(): void {
    for (const clock of this.clocks.values()) clearTimeout(clock);
    this.clocks.clear();
    this.said.clear();
  }
}
