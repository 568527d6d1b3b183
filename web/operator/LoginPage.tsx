import { useState } from 'react';
import { TextField } from '../src/ui/controls/TextField.tsx';
import { Card } from '../src/ui/display/Card.tsx';
import { Form } from '../src/ui/frames/Form.tsx';
import { Stack } from '../src/ui/kit/Kit.tsx';
import { FormError } from '../src/ui/states/FormError.tsx';
import { ask, messageOf, readAgain, type Answer } from './ask.ts';

/** At the machine a name, from elsewhere a name, the token and a code. */
export function LoginPage({ state }: { readonly state: Answer<'state'> }) {
  const [name, setName] = useState(state.suggested);
  const [token, setToken] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const hasToken = state.way === 'token';
  const submit = async () => {
    setError('');
    try {
      await ask('login', { name: name.trim(), token, code: code.trim() });
      await readAgain();
    } catch (reason) {
      setCode('');
      setError(messageOf(reason));
    }
  };
  const isReady = name.trim() !== '' && (!hasToken || (token !== '' && code.trim() !== ''));
  return (
    <Card heading="登录运营页" aside={hasToken ? '远程' : '本机'}>
      <Stack gap={3}>
        <Form submitText="登录" isReady={isReady} onSubmit={submit} note="每一步都会以这个名字记入审计">
          <TextField
            label="操作人"
            placeholder="字母、数字、_ . @ -"
            autoComplete="username"
            maxLength={40}
            value={name}
            error={/^[\w.@-]*$/.test(name.trim()) ? '' : '只能用字母、数字和 _ . @ -'}
            onChange={(event) => setName(event.target.value)}
          />
          {hasToken && (
            <>
              <TextField
                label="口令"
                type="password"
                autoComplete="current-password"
                maxLength={256}
                value={token}
                onChange={(event) => setToken(event.target.value)}
              />
              <TextField
                label="验证码"
                inputMode="numeric"
                autoComplete="one-time-code"
                placeholder="验证器里现在的 6 位数字"
                maxLength={8}
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            </>
          )}
        </Form>
        {error !== '' && <FormError>{error}</FormError>}
      </Stack>
    </Card>
  );
}
