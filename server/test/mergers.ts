/** Users who come by phone, by WeChat or by a password, link ways in and merge accounts, as tests need them. */
import type { CALLS, OutputOf } from '@shangyuan/contract';
import { expect } from 'vitest';
import { RATES } from '../src/rates.ts';
import { unique, type Answer, type Fields } from './harness.ts';
import { Buyer } from './payment/buyer.ts';

export type Offer = OutputOf<typeof CALLS.offerMerge>;

/** A user on a device, with what they can prove. */
export class Person extends Buyer {
  phone = '';
  wechat = '';
  password = '';
  username = '';

  async byPhone(): Promise<this> {
    const user = await this.client.loginBySms();
    return Object.assign(this, user);
  }

  async byPassword(): Promise<this> {
    return Object.assign(this, await this.client.register());
  }

  /** Logs in by WeChat, as a new person or again. */
  async byWechat(person = `union-${crypto.randomUUID()}`): Promise<this> {
    this.wechat = person;
    const { msg, data } = await this.client.call('registerOrLogin', {
      loginType: '3',
      ...(await this.atWechat(person, 'password')),
    });
    expect(msg).toBe('ok');
    this.id = (data as unknown as { user: { id: string } }).user.id;
    return this;
  }

  /** Logs in again by what the account has. */
  async enter(): Promise<void> {
    if (this.wechat !== '') await this.byWechat(this.wechat);
    else if (this.password !== '')
      await this.client.call('login', { username: this.username, password: this.password });
    else {
      this.harness.pass(RATES.smsGap.windowMs);
      await this.client.loginBySms(this.phone);
    }
  }

  /** What WeChat sends the browser back with. */
  async atWechat(person: string, field: 'password' | 'wxCode' = 'wxCode'): Promise<Fields> {
    const { state } = (await this.client.call('wechatAuthorize')).data;
    return { state, [field]: this.harness.wechat.issue(person, '微信的人') };
  }

  /** A code to a phone, or to the account's own. */
  async codeFor(purpose: 'bind' | 'merge' | 'wechat', phone = ''): Promise<string> {
    this.harness.pass(RATES.smsGap.windowMs);
    return this.client.code(phone, purpose);
  }

  /** Links a WeChat, or gets the offer to merge with the account that has it. */
  async link(person: string, proof: Fields = {}): Promise<Answer> {
    return this.client.call('linkWechat', { ...(await this.atWechat(person)), ...proof });
  }

  /** The offer to merge with the account of a WeChat; with a code where the login is old. */
  async offerOfWechat(person: string): Promise<Offer> {
    const first = await this.link(person);
    const isOld = first.data.reason === 'proofRequired';
    const { msg, data } = isOld ? await this.link(person, { code: await this.codeFor('wechat') }) : first;
    expect(msg).toBe('ok');
    const { linked, offer } = data as unknown as OutputOf<typeof CALLS.linkWechat>;
    expect(linked).toBe(false);
    if (offer === null) throw new TypeError('Cannot merge: no offer');
    return offer;
  }

  /** The offer to merge with the account of a phone, after its binding was refused. */
  async offerOfPhone(phone: string): Promise<Offer> {
    const code = await this.codeFor('bind', phone);
    const proof = this.password === '' ? {} : { password: this.password };
    expect((await this.client.call('bindPhone', { phone, code, ...proof })).data.reason).toBe('phoneTaken');
    const { msg, data } = await this.client.call('offerMerge', { phone, code });
    expect(msg).toBe('ok');
    return data as unknown as Offer;
  }

  async merge({ ticket }: Pick<Offer, 'ticket'>): Promise<Answer> {
    const { mobilePhoneNumber } = await this.info();
    const proof =
      mobilePhoneNumber !== ''
        ? { code: await this.codeFor('merge') }
        : this.password === ''
          ? {}
          : { password: this.password };
    return this.client.call('mergeAccounts', { ticket, ...proof });
  }

  /** Takes over the account of another person, by what both can prove. */
  async absorb(other: Person, by: 'wechat' | 'phone'): Promise<Offer> {
    const offer =
      by === 'wechat' ? await this.offerOfWechat(other.wechat) : await this.offerOfPhone(other.phone);
    expect(await this.merge(offer)).toMatchObject({ msg: 'ok', data: { user: { id: this.id } } });
    this.wechat ||= other.wechat;
    this.phone ||= other.phone;
    this.password ||= other.password;
    return offer;
  }

  /** Saves a record as a device that knows a revision. */
  async save(id: string, body: object, more: Fields = {}): Promise<Answer> {
    const editedAt = this.harness.now().toISOString();
    return this.client.call('saveRecord', { id, kind: 'case', body, editedAt, ...more });
  }

  async records() {
    const { data } = await this.client.call('listRecords', { since: 0 });
    return (data as unknown as OutputOf<typeof CALLS.listRecords>).items;
  }

  async revisions(id: string) {
    const { data } = await this.client.call('listRevisions', { id });
    return data as unknown as OutputOf<typeof CALLS.listRevisions>;
  }

  async use(feature = 'PaiPan'): Promise<Answer> {
    return this.client.call('consumeQuota', { feature, requestId: unique().requestId });
  }
}

/** A device that calls for the same user without sharing its cookies. */
export function secondDevice(person: Person): Person {
  const other = new Person(person.harness);
  other.client.cookies = new Map(person.client.cookies);
  return Object.assign(other, { id: person.id, phone: person.phone, wechat: person.wechat });
}
