import { CALLS } from '@shangyuan/contract';
import { expect, it } from 'vitest';
import { openApiDocument } from './docs.ts';

type Operation = {
  parameters: { name: string; required: boolean }[];
  requestBody: {
    content: Record<string, { schema: { required?: string[]; additionalProperties?: unknown } }>;
  };
  responses: Record<string, { content: object }>;
  security?: object[];
};

const paths = openApiDocument()['paths'] as Record<string, { get: Operation; post: Operation }>;
const bodyOf = (path: string, type = 'application/json') =>
  paths[path]?.post.requestBody.content[type]?.schema;

it('openApiDocument has every call, by GET and by POST', () => {
  expect(Object.keys(paths)).toEqual(Object.values(CALLS).map((call) => call.path));
});

it('openApiDocument asks for no field that may be left out and forbids none', () => {
  expect(bodyOf('/api/record/list')).not.toHaveProperty('required');
  expect(bodyOf('/api/record/list')).not.toHaveProperty('additionalProperties');
  expect(bodyOf('/api/registerOrLogin')?.required).toEqual(['password']);
  const names = paths['/api/registerOrLogin']?.get.parameters.filter((item) => item.required);
  expect(names?.map((item) => item.name)).toEqual(['password']);
});

it('openApiDocument says that a call of a user needs the cookie of the session, and no other call', () => {
  const { securitySchemes } = openApiDocument()['components'] as { securitySchemes: object };
  expect(securitySchemes).toEqual({ session: { type: 'apiKey', in: 'cookie', name: 'sid' } });
  const closed = Object.entries(paths).filter(([, { post }]) => post.security !== undefined);
  expect(closed.map(([path]) => path)).toEqual(
    Object.values(CALLS)
      .filter(({ access }) => access === 'user')
      .map(({ path }) => path),
  );
  for (const [path, { post }] of closed) expect(post.security, path).toEqual([{ session: [] }]);
});

it('openApiDocument knows the form with images and the answer that is an image', () => {
  expect(bodyOf('/api/feedback', 'multipart/form-data')).toMatchObject({
    properties: { images: { maxItems: 9 } },
  });
  expect(bodyOf('/api/login', 'multipart/form-data')).toBeUndefined();
  expect(Object.keys(paths['/api/feedback/image']?.get.responses['200']?.content ?? {})).toEqual([
    'image/webp',
  ]);
});
