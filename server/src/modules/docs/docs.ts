/**
 * The OpenAPI document, generated from the schemas that also check the input.
 */
import { APPNAME, CALLS, ERRORS, LIMITS, VERSION, type Call } from '@shangyuan/contract';
import * as z from 'zod';

type Schema = Readonly<Record<string, unknown>>;

function schemaOf(type: Call['input']): Schema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, { io: 'output', unrepresentable: 'any' });
  return schema;
}

/** What a client may send: fields with a default may be left out, fields that are not known are ignored. */
function inputSchemaOf(call: Call): Schema {
  const { additionalProperties: _strict, required, ...schema } = schemaOf(call.input);
  const properties = new Map(propertiesOf(schema));
  const needed = ((required ?? []) as string[]).filter((field) => !hasDefault(properties.get(field)));
  return needed.length === 0 ? schema : { ...schema, required: needed };
}

function propertiesOf(schema: Schema): readonly [string, unknown][] {
  return Object.entries((schema['properties'] ?? {}) as Schema);
}

function envelopeOf(call: Call): Schema {
  const code = call.codeAsText === true ? { type: 'string', const: '200' } : { type: 'integer', const: 200 };
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code, msg: { type: 'string' }, data: schemaOf(call.output) },
  };
}

function contentOf(call: Call): Schema {
  return call.file === undefined ? { 'application/json': { schema: envelopeOf(call) } } : { [call.file]: {} };
}

function operationOf(name: string, call: Call): Schema {
  return {
    operationId: name,
    summary: call.summary,
    ...(call.access === 'user' ? { security: [{ session: [] }] } : {}),
    responses: {
      200: { description: '成功', content: contentOf(call) },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

function pathOf(name: string, call: Call): Schema {
  const input = inputSchemaOf(call);
  const required = new Set((input['required'] ?? []) as string[]);
  const parameters = propertiesOf(input).map(([field, schema]) => {
    const isJson = ['object', 'array'].includes(String((schema as Schema)['type']));
    const shape = isJson ? { content: { 'application/json': { schema } } } : { schema };
    return { in: 'query', name: field, required: required.has(field), ...shape };
  });
  const content = { 'application/json': { schema: input } };
  const form = call.multipart === true ? { 'multipart/form-data': { schema: withImages(input) } } : {};
  const body = { content: { ...content, ...form } };
  return {
    get: { ...operationOf(name, call), parameters },
    post: { ...operationOf(`${name}Post`, call), requestBody: body },
  };
}

/** A form carries the same fields, lists and objects as JSON text, and the images. */
function withImages(input: Schema): Schema {
  const images = {
    type: 'array',
    maxItems: LIMITS.imageCount,
    items: { type: 'string', contentMediaType: 'image/*' },
  };
  return { ...input, properties: { ...(input['properties'] as Schema), images } };
}

const hasDefault = (schema: unknown) => typeof schema === 'object' && schema !== null && 'default' in schema;

/** The paths of calls, as OpenAPI has them. */
export function openApiPaths(calls: Readonly<Record<string, Call>>): Schema {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [call.path, pathOf(name, call)]));
}

/** OpenAPI 3.1 of all calls but those of the operator's page, which only that page makes. */
export function openApiDocument(): Schema {
  return {
    openapi: '3.1.0',
    info: {
      title: `${APPNAME} API`,
      version: VERSION,
      description:
        '每个接口都接受 GET（查询参数，列表与对象写成 JSON 文本）与 POST（JSON）。body 的 code 为 200 即成功。参数 p 可代替任何参数：RSA PKCS#1 v1.5 加密的 JSON（另含 ts 毫秒与 nonce），公钥见 /api/publicKey。',
    },
    paths: openApiPaths(CALLS),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
      responses: {
        Failure: {
          description: '失败：code 为错误码，msg 为中文说明',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  code: { type: 'integer' },
                  msg: { type: 'string' },
                  data: {
                    type: 'object',
                    properties: { reason: { enum: Object.keys(ERRORS) }, field: { type: 'string' } },
                  },
                },
              },
            },
          },
        },
      },
    },
  };
}
