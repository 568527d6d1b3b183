/** An authenticator app, as tests hold one: a secret that was typed into it, and the codes it shows. */
import { expect } from 'vitest';
import { appCode } from './appCode.ts';
import type { Fields, Harness, TestClient } from './harness.ts';

export class AuthenticatorApp {
  readonly harness: Harness;
  secret = '';
  /** Recovery codes as they were shown. */
  codes: readonly string[] = [];

  constructor(harness: Harness) {
    this.harness = harness;
  }

  /** The code it shows now, or some steps earlier or later. */
  code(shift = 0): string {
    return appCode(this.secret, this.harness.now(), shift);
  }

  /** A code that was not used yet, in the next step of time. */
  next(): string {
    this.harness.pass(30_000);
    return this.code();
  }

  /** Scans the secret of an account. @returns the ticket that its first code goes with */
  async scan(client: TestClient, proof: Fields = {}): Promise<string> {
    const { msg, data } = await client.call('beginSecondStep', proof);
    expect(msg).toBe('ok');
    const { secret, ticket } = data as unknown as { secret: string; ticket: string };
    this.secret = secret;
    this.harness.secrets.add(secret);
    return ticket;
  }

  /** Turns the second step of an account on. */
  async protect(client: TestClient, proof: Fields = {}): Promise<this> {
    const ticket = await this.scan(client, proof);
    const { msg, data } = await client.call('turnOnSecondStep', { ticket, secondCode: this.code() });
    expect(msg).toBe('ok');
    this.codes = (data as unknown as { codes: string[] }).codes;
    for (const code of this.codes) this.harness.secrets.add(code);
    return this;
  }
}
