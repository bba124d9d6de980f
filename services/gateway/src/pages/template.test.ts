import { fillTemplate } from './template'

test('texts are escaped, lists repeat, and what is missing leaves nothing', () => {
  const template = '<ul>{{#jobs}}<li>{{title}}{{#pay}}, {{pay}}{{/pay}}{{^pay}}, no pay said{{/pay}}</li>{{/jobs}}</ul>{{none}}'
  expect(fillTemplate(template, { jobs: [{ title: 'Cook & "chef"', pay: '£13' }, { title: '<b>' }] })).toBe(
    '<ul><li>Cook &amp; &quot;chef&quot;, £13</li><li>&lt;b&gt;, no pay said</li></ul>',
  )
})

test('a text that looks like a placeholder stays a text', () => {
  expect(
    fillTemplate('{{title}} {{{page}}}', { title: '{{{page}}}{{secret}}', secret: 'no' }, { page: '<p>{{title}}</p>' }),
  ).toBe('{{{page}}}{{secret}} <p>{{title}}</p>')
})
