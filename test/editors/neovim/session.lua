-- What a person does in Neovim, step by step; writes what they see as JSON. Run with the settings of docs/editors/neovim.md.
local seen = {}
local buffer = vim.api.nvim_get_current_buf()

local function wait_for(what, test)
  assert(vim.wait(20000, test, 20), 'waited in vain for ' .. what)
end

local function problems(of)
  local messages = {}
  for _, one in ipairs(vim.diagnostic.get(of)) do
    table.insert(messages, { code = one.code, line = one.lnum, message = one.message })
  end
  return messages
end

-- The answer to a request about the place of a text in the file.
local function ask(method, text, more)
  vim.fn.cursor(1, 1)
  assert(vim.fn.search(text, 'cW') > 0, 'no ' .. text)
  local params = vim.tbl_extend('force', vim.lsp.util.make_position_params(), more or {})
  local answers, failure = vim.lsp.buf_request_sync(buffer, method, params, 20000)
  assert(answers, failure)
  for _, answer in pairs(answers) do
    assert(not answer.error, answer.error and answer.error.message)
    return answer.result
  end
end

local encoding = 'utf-16'
local function apply(edit)
  vim.lsp.util.apply_workspace_edit(edit, encoding)
end

local ok, failure = pcall(function()
  wait_for('the problem', function() return #vim.diagnostic.get(buffer) > 0 end)
  seen.problems = problems(buffer)

  local diagnostics = vim.lsp.diagnostic.get_line_diagnostics(buffer, 2)
  local actions = ask('textDocument/codeAction', 'wather', {
    range = diagnostics[1].range,
    context = { diagnostics = diagnostics },
  })
  seen.actions = vim.tbl_map(function(action) return action.title end, actions)
  apply(actions[1].edit)
  wait_for('the mend', function() return #vim.diagnostic.get(buffer) == 0 end)

  local hover = ask('textDocument/hover', 'gain')
  seen.hover = table.concat(vim.lsp.util.convert_input_to_markdown_lines(hover.contents), '\n')

  local offers = ask('textDocument/completion', 'gain')
  seen.completion = vim.tbl_map(function(item) return item.label end, offers.items or offers)

  local places = ask('textDocument/references', 'heron', { context = { includeDeclaration = true } })
  seen.references = #places

  apply(ask('textDocument/rename', 'heron', { newName = 'egret' }))
  seen.renamed = {}
  for _, one in ipairs(vim.api.nvim_list_bufs()) do
    local name = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(one), ':t')
    if name ~= '' then
      seen.renamed[name] = table.concat(vim.api.nvim_buf_get_lines(one, 0, -1, false), '\n')
    end
  end

  local edits = ask('textDocument/formatting', 'card', { options = { tabSize = 2, insertSpaces = true } })
  vim.lsp.util.apply_text_edits(edits, buffer, encoding)
  seen.formatted = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
end)
if not ok then seen.failure = failure end
vim.fn.writefile({ vim.json and vim.json.encode(seen) or vim.fn.json_encode(seen) }, os.getenv('SEEN'))
vim.cmd('qa!')
