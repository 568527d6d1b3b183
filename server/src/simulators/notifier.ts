/**
 * Sends notifications as the providers do: again and again on their schedule until they are acknowledged, each time with
 * the same id. `manual` leaves every sending to a test, so that it can drop, repeat and reorder.
 */

/** What is sent; built again for every try, because time and signature change. */
export type Message = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** A notification on its way. */
export type Notification = {
  readonly label: string;
  readonly url: string;
  readonly build: () => Message;
  readonly isAcknowledged: (status: number, body: string) => boolean;
  /** Seconds between the tries. */
  readonly schedule: readonly number[];
};

export type NotifierOptions = {
  readonly mode: 'auto' | 'manual';
  /** Factor on the schedule: 0.001 sends in milliseconds what the documents say in seconds. */
  readonly timeScale: number;
  /** How often a notification that was acknowledged is sent once more: "the same one may come several times". */
  readonly duplicates: number;
  /** How long an answer may take before it counts as none. */
  readonly answerWithinMs: number;
};

/** What a try came to; `status` 0 without an answer. */
export type Delivery = { readonly status: number; readonly body: string; readonly isAcknowledged: boolean };

/** The queue of a provider. */
export class Notifier {
  readonly options: NotifierOptions;
  /** Everything that was to be sent so far, acknowledged or not. */
  readonly sent: Notification[] = [];
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(options: NotifierOptions) {
    this.options = options;
  }

  add(notification: Notification): void {
    this.sent.push(notification);
    if (this.options.mode === 'auto') this.#later(0.3, () => this.#try(notification, 0));
  }

  /** Sends a notification once, now. */
  async deliver(notification: Notification): Promise<Delivery> {
    const { headers, body } = notification.build();
    return this.deliverMessage(notification, { headers, body });
  }

  /** Sends a message that a test has had in its hands. */
  async deliverMessage(notification: Notification, message: Message): Promise<Delivery> {
    try {
      const answer = await fetch(notification.url, {
        method: 'POST',
        ...message,
        redirect: 'error',
        signal: AbortSignal.timeout(this.options.answerWithinMs),
      });
      const body = await answer.text();
      return {
        status: answer.status,
        body,
        isAcknowledged: notification.isAcknowledged(answer.status, body),
      };
    } catch {
      return { status: 0, body: '', isAcknowledged: false };
    }
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #later(seconds: number, work: () => void): void {
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        work();
      },
      seconds * 1_000 * this.options.timeScale,
    );
    timer.unref();
    this.#timers.add(timer);
  }

  #try(notification: Notification, attempt: number): void {
    void this.deliver(notification).then(({ isAcknowledged }) => {
      if (isAcknowledged) {
        for (let more = 1; more <= this.options.duplicates; more += 1)
          this.#later(more, () => void this.deliver(notification));
        return;
      }
      const wait = notification.schedule[attempt];
      if (wait !== undefined) this.#later(wait, () => this.#try(notification, attempt + 1));
    });
  }
}
