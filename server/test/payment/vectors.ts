/**
 * Samples that the providers have published: signatures they made and texts they sealed. Public keys only, since a signature
 * that a public key accepts proves as much as a new one.
 */
import { createPublicKey } from 'node:crypto';

const pem = (body: string) =>
  createPublicKey(`-----BEGIN PUBLIC KEY-----\n${body}\n-----END PUBLIC KEY-----`);

/**
 * WeChat Pay, documents 如何生成请求签名 (pay.weixin.qq.com/doc/v3/merchant/4012365334 GET, 4012365336 POST) and
 * 如何生成调起支付签名 (4012365341): the merchant of the documents, whose key they print.
 */
export const WECHAT_MERCHANT_KEY = pem(
  `MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAptpm+qvIDCh/9wjU26SQ
CK26ogYkBhDrYxnAaw2JbbBsp1oDbHKk+1r381NeBUG2HEFAuU+Fr72u5ot3yKdz
oF/FajAzQNKnm569/D3upKoi8mYBaST15Uig8j8qoUW1U217LL0jEHlSnHV3lcaD
TXqDpTRR4Bfz9IqOgJgFZ8/oTfEomSrjrLYef81Eyxr7ZIMQXEKKEK7V4UXKS0+/
fDsiG/cXidhzt8UbTL9vqXqxM2+IDImyO+FAc/tkBG55LmzxPto1Nq0WbnZzRM/w
Tzrd0I/8NlevxtFbphg4evlHjFNI7+GrqR87ViEwuAJJ9Je5QQjct5YJfFRWiZ5C
MQIDAQAB`,
);

const TIMESTAMP = '1554208460';
const NONCE = '593BEC0C930BF1AFEB40B4A08C8FB242';

export const WECHAT_REQUESTS = [
  {
    method: 'GET',
    target: '/v3/refund/domestic/refunds/123123123123',
    timestamp: TIMESTAMP,
    nonce: NONCE,
    body: '',
    signature:
      'Lc9VXxmeonkdV8Xk9tmigQFLhl0vRWTerdmoRu01aAnYwIrD/5nsSwE1WlmZGLRlAFTNQ3QsMa0+VRDlJp1Wp5p0nO8EK68b5sJBbjouxaFciIfq1zfDWWz+jqhcMoKXI1A6dPm1AW7D4d30WsMTNzp6g23OXakIsh9LO3lUmwvTuE0BY8ncf6tNGk4wKmvXwERd/ZpoQY3MAVKz+Nakwc+2XBmzT66KcUehU5kr4IvGa/lEU5RZb/q00zP9VLdBhC/jQSX3X1UcJLCtEc4gTmib4tnmAT+bHF/e17ZAuxDNcx6rqT8gNEXqaJGG+1OflMSTU2tpyG65G4dMKdFcoA==',
  },
  {
    method: 'POST',
    target: '/v3/pay/transactions/jsapi',
    timestamp: TIMESTAMP,
    nonce: NONCE,
    body: '{"appid":"wxd678efh567hg6787","mchid":"1900007291","description":"Image形象店-深圳腾大-QQ公仔","out_trade_no":"1217752501201407033233368018","notify_url":"https://www.weixin.qq.com/wxpay/pay.php","amount":{"total":100,"currency":"CNY"},"payer":{"openid":"oUpF8uMuAJO_M2pxb1Q9zNjWeS6o"}}',
    signature:
      'jnks4dlrPw3ZX+ozVvSK39oa0t7OMBsg83BHAwd8BRdUFiVaQNTLTvci+wURgP1OQBbKYhFGvt7iqYpDSTQkp7Uq1sltaQKyncCyrA1g88m5bsKERQfPyT0ahSwKTYJ1CAn9QiJuSJRq1QsQs07eehbU/k9BCS51jTyc1Jpsi2H77HF9f/BnjXAOP3/sPObg6V5Ee4EzwLox684hhuMuIwHo7D8KFk3LIHOKDcNI4It1aCXydFWNpNK+SG86VUDe5kwoDpw4Ulqfu9z8OFDGbDs9TCxEv8iqQzbpxOlEVoOe2kalSYM5kApQb3nZcxdUtoE0liJGW3RGUNE0t4v01A==',
  },
] as const;

export const WECHAT_JSAPI = {
  appId: 'wx2421b1c4370ec43b',
  timestamp: TIMESTAMP,
  nonce: NONCE,
  prepay: 'prepay_id=wx201410272009395522657a690389285100',
  signature:
    'mI35pfNEQV6777ke/1T+LJLQDNTm7yeoUJH+j/adPGhmCCi0PbgkvYQTRcXH0uibcLVtvFLdGLpmoYO9FV6lBBsTAjuhh5YOvQi0e2g3e0yytitiNET9FEuqM0pjnKfRW4K6LIZDdbWJv9KhZUx3DrJa5TL7OJ7VdADVivxVySIlPVKjGwuCXzuXSJes0UcILgWQUMyha5/3nYofuHtS7r+KYyMuxD+oJ9VM1Qdxk4UIG59CP5Y3wtYIFybyF3bdu1caHTRRX+DLyMXyYA/IrTmiW01c4RPjpHBX5Dk1sZyY1zVsWNsvMHr2e1NTWtBxKJ+qk5N61J7caYoepHFaxw==',
} as const;

/** WeChat Pay: an answer of its Native order of 2024-08-05 with its signature. */
export const WECHAT_ANSWER = {
  key: pem(
    `MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAwXNI6sdlknHBnK8Fu2U6
Cwor9qY747jP8KAfeBMeveEt1TqaHkLfaSD07trZLhGpfs8/AHqjhgSMO1O10YQW
OrrJ4hjIWPKqxbgrYMkBQc+mwdiWp4W3ByCqxBRagCveCXRWCmuJYovl9H/bsDI0
iGbpVtEOghJtfciisYSgxcLufUDTRkvwxjIBK1pCRjk33jJ5YTBWTHMRtMAOcFLN
F6hdEYdX8SPsgHHeLZ5Lv2T/686w1xtgCHef/sd4uSfWmyzsalQdHG/e4IyYmrhx
+O3VBoNDzE3nx23bFeV/RVNCG7cV6VhmYokJNHa/erIPkEmEFID6A5wQOXuxUkmJ
WwIDAQAB`,
  ),
  timestamp: '1722850421',
  nonce: 'd824f2e086d3c1df967785d13fcd22ef',
  body: '{"code_url":"weixin://wxpay/bizpayurl?pr=JyC91EIz1"}',
  signature:
    'mfI1CPqvBrgcXfgXMFjdNIhBf27ACE2YyeWsWV9ZI7T7RU0vHvbQpu9Z32ogzc+k8ZC5n3kz7h70eWKjgqNdKQF0eRp8mVKlmfzMLBVHbssB9jEZEDXThOX1XFqX7s7ymia1hoHQxQagPGzkdWxtlZPZ4ZPvr1RiqkgAu6Is8MZgXXrRoBKqjmSdrP1N7uxzJ/cjfSiis9FiLjuADoqmQ1P7p2N876YPAol7Rn0+GswwAwxldbdLrmVSjfytfSBJFqTMHn4itojgxSWWN1byuckQt8hSTEv/Lg97QoeGniYP17T80pJeQyL3b+295FPHSO2AtvCgyIbKMZ0BALilAA==',
} as const;

/** Alipay: a notification of 2019-08-15 from the tests of Alipay's SDK, with the key it was signed with. */
export const ALIPAY_NOTICE = {
  key: pem(
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqObrdC7hrgAVM98tK0nv3hSQRGGKT4lBsQjHiGjeYZjOPIPHR5knm2jnnz/YGIXIofVHkA/tAlBAd5DrY7YpvI4tP5EONLtZKC2ghBMx7McI2wRD0xiqzxOQr1FuhZGJ8/AUokBzJrzY+aGX2xcOrxFYRlFilvVLTXg4LWjR1tdPkO6+i7wQZAIVMClPkwVRZEbaERRHlKqTzv2gGv5rDU8gRoe1LeaN+6BlbTqHWkQcNCUNrA8C6l17XAXGKDsm/9TFWwO8EPHHHCaQdjtV5/FdcWIt+L8SR1ss7EXTjYDFtxcKVv9rEoY1lX8T4mX+GbXfZHraG5NCF1+XioL5JwIDAQAB',
  ),
  params: {
    gmt_create: '2019-08-15 15:56:22',
    charset: 'utf-8',
    seller_email: 'z97-yuquerevenue@service.aliyun.com',
    subject: '语雀空间 500人规模',
    sign: 'QfTb8tqE1BMhS5qAnXtvsF3/jBkEvu9q9en0pdbBUDDjvKycZhQb7h8GDs4FKfi049PynaNuatxSgLb/nLWZpXyyh0LEWdK2S6Ri7nPwrVgOs08zugLO20vOQz44y3ti2Ncm8/wZts1Fr2gZ7pShnVX3d1B50hbsXnObT1r/U8ONNQjWXd0HIul4TG+Q3fm3svmSvFEy0WnzuhcyHPX5Gm4ELNctL6Qd5YniGJFNcc7kopHYtI/XD9YCKCH6Ct02rzUs9i11C9CsadtZn+WhxF26Dqt9sGEFajkJ8cxUTLi8+VCpLHsgPE8P0y095uQcDdK0YjCh4x7wVSov+lrmOQ==',
    buyer_id: '2088102534368455',
    invoice_amount: '0.10',
    notify_id: '2019081500222155624068450559358070',
    fund_bill_list: '[{"amount":"0.10","fundChannel":"ALIPAYACCOUNT"}]',
    notify_type: 'trade_status_sync',
    trade_status: 'TRADE_SUCCESS',
    receipt_amount: '0.10',
    buyer_pay_amount: '0.10',
    sign_type: 'RSA2',
    app_id: '2019073166072302',
    seller_id: '2088531891668739',
    gmt_payment: '2019-08-15 15:56:24',
    notify_time: '2019-08-15 15:56:25',
    version: '1.0',
    out_trade_no: '20190815155618536-564-57',
    total_amount: '0.10',
    trade_no: '2019081522001468450512505578',
    auth_app_id: '2019073166072302',
    buyer_logon_id: 'xud***@126.com',
    point_amount: '0.00',
  },
} as const;

/** A certificate with serial number 5A3B7C: openssl req -x509 -newkey rsa:2048 -nodes -set_serial 0x5A3B7C … */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIDGjCCAgKgAwIBAgIDWjt8MA0GCSqGSIb3DQEBCwUAMCQxIjAgBgNVBAMMGVRl
bnBheS5jb20gUm9vdCBDQSBzYW1wbGUwIBcNMjYxMTIyMDExNTM5WhgPMjEyNjEw
MjkwMTE1MzlaMCQxIjAgBgNVBAMMGVRlbnBheS5jb20gUm9vdCBDQSBzYW1wbGUw
ggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCNBzXEVlfX+47LBphGwsQR
Q0H+pPm9KupCIdRTgXFEWxOoJKRavNZ2VjZZd1x/QWFvf6Wv2viWqO6pSYZEIgT8
hblJCWSSyGwjRxf3EI118S6eSd2iLN6+Swl6WrSksG5mEgE0723MnRv2scDfL4vU
nzZpCCGCudY86/Ly+JiaNYzAWH2qONBcFz3SFXpo6+4e1WmjdHjZGK94Fb1+U7gs
Gm0fPD6IQ9DGrMq27v2gxAdcInaphr6uB1Q9aED6ubaCkpAeIRLkwVLnxmywFEf1
0f1K1FwwLJDR5V4r5/3dO6fkfLTlZPBbDpCdHSFs3dV40dSZ/SOt4H3jWM4Ji0rB
AgMBAAGjUzBRMB0GA1UdDgQWBBRJ2nGwIqGWEMJFXK4LM2hSYYo30jAfBgNVHSME
GDAWgBRJ2nGwIqGWEMJFXK4LM2hSYYo30jAPBgNVHRMBAf8EBTADAQH/MA0GCSqG
SIb3DQEBCwUAA4IBAQA9i6e6nfdKwwmz7F+C3EADNB/z8cbvU3Z6DXfEUQEUdJL8
aTR9HInt2MXj6XLb5b/HhiQvwz7KORngtznudbWr7gr7DaqXYQ9qew1MwhrhBFes
gjKpE6NByQgodDV5jQNGqUXrLYYHzLlBQ0t0IHPP8WphAmwY3eSX8JtKI/BwpMnA
rADIfuOLU7lRvwDVCd1SAubEoduAZ8XqHerWcvFu8EQxM+lPbskNdH4/bQQrkSME
gYGR/sq9ozJLiMVRfx6LXAC+wbqolQ623K09wB1nq/fkJPrWW/xC/T7gmi2RaP0C
ZmVeeFiM2O2mkSVK2iJE9oNN0XDrpaXLN1LJ9xjw
-----END CERTIFICATE-----`;
