-- What a person does in Neovim, session by session; writes what they see as JSON. Run with the settings of docs/editors.md.
local seen = {}
local buffer = vim.api.nvim_get_current_buf()
local encoding = 'utf-16'

local function wait_for(what, test)
  assert(vim.wait(20000, test, 20), 'waited in vain for ' .. what)
end

local function wait_for_problems(count)
  wait_for(count .. ' problems', function() return #vim.diagnostic.get(buffer) == count end)
end

local function problems()
  return vim.tbl_map(function(one)
    return { code = one.code, line = one.lnum, message = one.message }
  end, vim.diagnostic.get(buffer))
end

-- Text of a buffer.
local function text(of)
  return table.concat(vim.api.nvim_buf_get_lines(of or buffer, 0, -1, false), '\n')
end

-- The answer to a request about the place of a text in the file; without a text about the cursor.
local function ask(method, at, more)
  if at then
    vim.fn.cursor(1, 1)
    assert(vim.fn.search(at, 'cW') > 0, 'no ' .. at)
  end
  local params = vim.tbl_extend('force', vim.lsp.util.make_position_params(), more or {})
  local answers, failure = vim.lsp.buf_request_sync(buffer, method, params, 20000)
  assert(answers, failure)
  for _, answer in pairs(answers) do
    assert(not answer.error, answer.error and answer.error.message)
    return answer.result
  end
end

-- Presses keys, as they are written in mappings.
local function press(keys)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), 'tx', false)
end

local function labels(offers)
  return vim.tbl_map(function(item) return item.label end, offers.items or offers)
end

local function apply(edit)
  vim.lsp.util.apply_workspace_edit(edit, encoding)
end

-- Mends the mistake in the card.
local function fix()
  wait_for_problems(1)
  local diagnostics = vim.lsp.diagnostic.get_line_diagnostics(buffer, 2)
  local actions = ask('textDocument/codeAction', 'wather', {
    range = diagnostics[1].range,
    context = { diagnostics = diagnostics },
  })
  apply(actions[1].edit)
  wait_for_problems(0)
  return vim.tbl_map(function(action) return action.title end, actions)
end

local sessions = {}

function sessions.fix()
  wait_for_problems(1)
  seen.problems = problems()
  seen.actions = fix()
  seen.text = text()
end

function sessions.look()
  wait_for_problems(1)
  local hover = ask('textDocument/hover', 'gain')
  seen.hover = table.concat(vim.lsp.util.convert_input_to_markdown_lines(hover.contents), '\n')
  local card = ask('textDocument/hover', '901')
  seen.card = table.concat(vim.lsp.util.convert_input_to_markdown_lines(card.contents), '\n')
  seen.references = #ask('textDocument/references', 'heron', { context = { includeDeclaration = true } })
  seen.definition = ask('textDocument/definition', 'heron')[1].range.start
  seen.highlights = #ask('textDocument/documentHighlight', 'heron')
  seen.symbols = vim.tbl_map(function(one) return one.name end, ask('textDocument/documentSymbol'))
  seen.found = #ask('workspace/symbol', nil, { query = 'heron' })
end

function sessions.complete()
  fix()
  seen.steps = labels(ask('textDocument/completion', 'gain'))
  press('/heron<CR>ea adjacent to a <Esc>')
  seen.things = labels(ask('textDocument/completion', '; }'))
  press('/; }<CR>i lake<BS><BS><BS><BS>tile<Esc>')
  wait_for('the sentence', function() return text():find('adjacent to a  tile') end)
  wait_for_problems(0)
  seen.text = text()
end

function sessions.write()
  press('ggdG')
  press('icard 902 blue "Ripples"<CR>leaves 1<CR>energy water<Esc>')
  wait_for('the block to be missing', function() return #vim.diagnostic.get(buffer) > 0 end)
  seen.missing = problems()
  press('o{ <Esc>')
  for letter in ('place a heron as stander; gain 2vp per water adjacent to stander'):gmatch('.') do
    press('A' .. letter .. '<Esc>')
  end
  press('A }<Esc>')
  wait_for_problems(0)
  seen.text = text()
  press('u')
  wait_for('the brace to be missing again', function() return #vim.diagnostic.get(buffer) > 0 end)
  press('<C-r>')
  wait_for_problems(0)
end

function sessions.rename()
  fix()
  seen.prepared = ask('textDocument/prepareRename', 'heron')
  apply(ask('textDocument/rename', 'heron', { newName = 'egret' }))
  seen.renamed = {}
  for _, one in ipairs(vim.api.nvim_list_bufs()) do
    local name = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(one), ':t')
    if name ~= '' then seen.renamed[name] = text(one) end
  end
end

function sessions.format()
  fix()
  local edits = ask('textDocument/formatting', nil, { options = { tabSize = 2, insertSpaces = true } })
  vim.lsp.util.apply_text_edits(edits, buffer, encoding)
  seen.text = text()
  wait_for_problems(0)
end

function sessions.files()
  fix()
  -- The animal is renamed in the unsaved set: the card gets a problem.
  vim.cmd('split set.eco')
  local set = vim.api.nvim_get_current_buf()
  press('/heron<CR>cwstork<Esc>')
  wait_for_problems(1)
  seen.without = problems()
  -- Without that text what is on the disk counts again.
  vim.cmd('bwipeout! ' .. set)
  wait_for_problems(0)
end

local ok, failure = pcall(function() sessions[os.getenv('SESSION')]() end)
if not ok then seen.failure = failure end
vim.fn.writefile({ vim.json and vim.json.encode(seen) or vim.fn.json_encode(seen) }, os.getenv('SEEN'))
vim.cmd('qa!')
