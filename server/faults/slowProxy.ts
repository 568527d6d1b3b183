/** A TCP proxy before the simulated providers that lets what passes wait, or cuts it off. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export class SlowProxy {
  /** How long each piece waits, in both directions. */
  delayMs = 0;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((client) => this.#serve(client));
  #isCut = false;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  /** @returns its address */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Ends every connection and those that come, until it is over. */
  cut(isCut: boolean): void {
    this.#isCut = isCut;
    if (isCut) for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut(true);
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(client: Socket): void {
    if (this.#isCut) return void client.destroy();
    const upstream = connect(Number(this.#target.port), this.#target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (piece) => setTimeout(() => to.writable && to.write(piece), this.delayMs));
      from.on('error', () => {});
      from.on('close', () => {
        this.#sockets.delete(from);
        setTimeout(() => to.destroy(), this.delayMs);
      });
    }
  }
}
