// An engine for Vesuvius in C++ without any library: it chooses by lot, from the list of what is legal.
//
//     g++ -O2 -o by_lot by_lot.cpp
//     vesuvius match pompeii --bots "engine:./by_lot,level:1" --games 20
//
// It reads only what it needs of each line. An engine that wants to know the position reads "view" with a JSON library.

#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

using std::string;
using std::string_view;

// Walks over a JSON text. What isn't looked for is passed over, whatever it holds.
class Reader {
public:
    explicit Reader(string_view text) : rest(text) {}

    // Goes on if this comes next.
    bool take(char wanted) {
        spaces();
        if (rest.empty() || rest.front() != wanted) return false;
        rest.remove_prefix(1);
        return true;
    }

    // A string as it is written between its quotes: tokens hold nothing that JSON would escape.
    string_view text() {
        take('"');
        size_t end = 0;
        while (end < rest.size() && rest[end] != '"') end += rest[end] == '\\' ? 2 : 1;
        string_view found = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        return found;
    }

    // A value of any kind, as it is written.
    string_view value() {
        spaces();
        const char *begin = rest.data();
        if (rest.empty()) return {};
        if (rest.front() == '"') text();
        else if (rest.front() == '{' || rest.front() == '[') nested();
        else rest.remove_prefix(std::min(rest.find_first_of(",]} \t"), rest.size()));
        return {begin, static_cast<size_t>(rest.data() - begin)};
    }

private:
    string_view rest;

    void spaces() {
        while (!rest.empty() && string_view(" \t\r\n").find(rest.front()) != string_view::npos) rest.remove_prefix(1);
    }

    // An object or a list, up to where it closes.
    void nested() {
        int depth = 0;
        do {
            if (rest.front() == '"') {
                text();
                continue;
            }
            depth += rest.front() == '{' || rest.front() == '[';
            depth -= rest.front() == '}' || rest.front() == ']';
            rest.remove_prefix(1);
        } while (depth > 0 && !rest.empty());
    }
};

// The value of a key of an object.
string_view member(string_view object, string_view key) {
    Reader reader(object);
    if (!reader.take('{')) return {};
    do {
        string_view name = reader.text();
        reader.take(':');
        string_view found = reader.value();
        if (name == key) return found;
    } while (reader.take(','));
    return {};
}

std::vector<string> strings(string_view list) {
    std::vector<string> found;
    Reader reader(list);
    if (!reader.take('[') || reader.take(']')) return found;
    do found.emplace_back(reader.text());
    while (reader.take(','));
    return found;
}

string choose(const std::vector<string> &legal, uint64_t seed) {
    std::mt19937_64 chance(seed);
    return legal[chance() % legal.size()];
}

int main() {
    string line;
    while (std::getline(std::cin, line)) {
        string_view type = member(line, "type");
        if (type == "\"hello\"") {
            std::cout << R"({"type":"ready","protocol":1,"name":"By lot"})" << std::endl;
        } else if (type == "\"decide\"") {
            uint64_t seed = std::stoull(string(member(line, "seed")));
            string token = choose(strings(member(line, "legal")), seed);
            std::cout << R"({"type":"chosen","id":)" << member(line, "id") << R"(,"token":")" << token << "\"}" << std::endl;
        } else if (type == "\"quit\"") {
            break;
        }
    }
}
